/** Examples of the calls about the state of the site. */
import type { statusCalls } from '../../../contract/calls/status.ts'
import type { Example } from './call-examples.ts'

export const statusExamples: { [Name in keyof typeof statusCalls]: Example<Name> } = {
  siteStatus: { good: {}, bad: [] },
  backupNow: { good: {}, bad: [], session: true },
  checkNow: { good: {}, bad: [{ repairs: 7 }, { repairs: 'a'.repeat(41) }], session: true },
  'backup.tar': { good: {}, bad: [{ name: 'a'.repeat(61) }], session: true },
}

/** Gives examples of the calls about the first start and the state of the site. */
import type { setupCalls } from '../../../contract/calls/state/setup.ts'
import type { statusCalls } from '../../../contract/calls/state/status.ts'
import { archiveName } from '../../../server/config/backup-plan.ts'
import type { Example } from './call-examples.ts'

const account = { username: 'lin', password: 'a fine long one' }

export const statusExamples: {
  [Name in keyof (typeof statusCalls & typeof setupCalls)]: Example<Name>
} = {
  setupState: { good: {}, bad: [] },
  setup: {
    good: { key: 'k'.repeat(43), ...account, sample: 'keep' },
    bad: [
      {},
      { key: 'short', ...account, sample: 'keep' },
      { key: { $ne: '' }, ...account, sample: 'keep' },
      { key: 'k'.repeat(43), ...account, sample: 'half' },
      { key: 'k'.repeat(43), ...account, username: 'a', sample: 'keep' },
      { key: 'k'.repeat(43), ...account, password: 'seven77', sample: 'keep' },
      { key: 'k'.repeat(43), ...account, sample: 'keep', name: { en: 'Garden', zh: ' ' } },
      { key: 'k'.repeat(43), ...account, sample: 'keep', timeZone: 'Moon/Sea' },
      { key: 'k'.repeat(43), ...account, sample: 'keep', registration: 'half' },
    ],
    session: true,
  },
  checklist: { good: {}, bad: [] },
  dismissChecklist: { good: { dismissed: false }, bad: [{}, { dismissed: 'yes' }] },
  confirmRights: { good: {}, bad: [], session: true },
  siteStatus: { good: {}, bad: [] },
  backupNow: { good: {}, bad: [], session: true },
  checkNow: { good: {}, bad: [{ repairs: 7 }, { repairs: 'a'.repeat(41) }], session: true },
  'backup.tar': {
    good: { name: archiveName(new Date(0)) },
    bad: [{ name: 'a'.repeat(61) }],
    session: true,
  },
}

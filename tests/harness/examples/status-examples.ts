/** Gives examples of the calls about the first start and the state of the site. */
import type { setupCalls } from '../../../contract/calls/state/setup.ts'
import type { statusCalls } from '../../../contract/calls/state/status.ts'
import { archiveName } from '../../../server/config/backup-plan.ts'
import type { Example } from './call-examples.ts'

const account = { username: 'lin', password: 'a fine long one' }

export const statusExamples: {
  [Name in keyof (typeof statusCalls & typeof setupCalls)]: Example<Name>
} = {
  setupState: { valid: {}, invalid: [] },
  setup: {
    valid: { key: 'k'.repeat(43), ...account, sample: 'keep' },
    invalid: [
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
  checklist: { valid: {}, invalid: [] },
  dismissChecklist: { valid: { dismissed: false }, invalid: [{}, { dismissed: 'yes' }] },
  confirmRights: { valid: {}, invalid: [], session: true },
  siteStatus: { valid: {}, invalid: [] },
  backupNow: { valid: {}, invalid: [], session: true },
  checkNow: { valid: {}, invalid: [{ repairs: 7 }, { repairs: 'a'.repeat(41) }], session: true },
  'backup.tar': {
    valid: { name: archiveName(new Date(0)) },
    invalid: [{ name: 'a'.repeat(61) }],
    session: true,
  },
}

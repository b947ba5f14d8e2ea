/** Gives examples of the calls about activity, the recycle bin and accounts. */
import type { memberCalls } from '../../../contract/calls/accounts/members.ts'
import type { activityCalls } from '../../../contract/calls/activity.ts'
import { updateSubmission } from '../../../server/submissions/records/repository.ts'
import { addAccount, addImageRow, addPending } from '../databases/inserted-rows.ts'
import type { Site } from '../sites/site.ts'
import type { Example } from './call-examples.ts'
import { deleteNewSpecies, idOf } from './curation-examples.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'
const addMember = async (site: Site) => (await addAccount(site.database.db)).id

/** Makes an account with a published picture. @returns the id of the account */
async function addAccountWithPicture(site: Site): Promise<string> {
  const { db } = site.database
  const id = await addMember(site)
  const speciesId = await idOf(site, 'plant', 'Magnolia denudata')
  const payload = { season: 'spring', takenBy: 'Lin', takenOn: '', location: '' } as const
  const details = { speciesKind: 'plant', speciesId, authorId: id, status: 'approved' } as const
  const submissionId = await addPending(db, { kind: 'picture', payload, ...details })
  const result_id = await addImageRow(db, 'picture', speciesId)
  const { published_at: decided_at } = await db
    .selectFrom('picture')
    .select('published_at')
    .where('id', '=', result_id)
    .executeTakeFirstOrThrow()
  await updateSubmission(db, submissionId, { result_id, decided_at })
  return id
}

const invalidId = [{}, [], 'text', { id: 'x' }, { id: 7 }, { id: { $ne: '' } }]
const invalidPage = [{ page: '0' }, { page: '-1' }, { page: '1.5' }, { page: 'x' }]

/** The account for all reset tokens of a site, so that the answers to the tokens are the same. */
const accountOf = new WeakMap<Site, string>()
async function makeResetToken(site: Site): Promise<string> {
  const { db } = site.database
  const id = accountOf.get(site) ?? (await addAccount(db)).id
  accountOf.set(site, id)
  const { id: accountId, username } = await addAccount(db, 'admin')
  const admin = site.apiAs({ role: 'admin', username, accountId, sessionId: 'none' })
  return (await admin.passwordLink({ id })).path.split('#')[1] ?? ''
}

export const administrationExamples: {
  [Name in keyof (typeof activityCalls & typeof memberCalls)]: Example<Name>
} = {
  activity: {
    valid: { username: 'nobody' },
    invalid: [
      ...invalidPage,
      { from: 'yesterday' },
      { to: '2025-02-30' },
      { action: 'a'.repeat(41) },
    ],
  },
  recycleBin: { valid: {}, invalid: invalidPage },
  purge: { valid: async (site) => ({ id: await deleteNewSpecies(site) }), invalid: invalidId },
  waitingCounts: { valid: {}, invalid: [] },
  accounts: { valid: { search: 'm' }, invalid: [...invalidPage, { search: 'a'.repeat(201) }] },
  member: {
    valid: async (site) => ({ id: await addMember(site) }),
    invalid: [...invalidPage.map((invalid) => ({ ...invalid, id: unknownId })), { id: 'x' }, {}],
  },
  hideAllOf: {
    valid: async (site) => ({ id: await addAccountWithPicture(site), hidden: true }),
    invalid: [...invalidId, { id: unknownId }, { id: unknownId, hidden: 'yes' }],
  },
  setRole: {
    valid: async (site) => ({ id: await addMember(site), role: 'admin' }),
    invalid: [
      ...invalidId,
      { id: unknownId },
      { id: unknownId, role: 'visitor' },
      { id: 'x', role: 'admin' },
    ],
  },
  setDisabled: {
    valid: async (site) => ({ id: await addMember(site), disabled: true }),
    invalid: [...invalidId, { id: unknownId }, { id: unknownId, disabled: 1 }],
  },
  endSessionsOf: { valid: async (site) => ({ id: await addMember(site) }), invalid: invalidId },
  passwordLink: { valid: async (site) => ({ id: await addMember(site) }), invalid: invalidId },
  resetPassword: {
    valid: async (site) => ({
      token: await makeResetToken(site),
      password: '疏影横斜水清浅，暗香浮动',
    }),
    invalid: [
      {},
      { token: 'x', password: '疏影横斜水清浅，暗香浮动' },
      { token: { $ne: '' }, password: '疏影横斜水清浅，暗香浮动' },
      { token: 'a'.repeat(101), password: '疏影横斜水清浅，暗香浮动' },
      { token: 'a'.repeat(43), password: 'seven77' },
      { token: 'a'.repeat(43), password: { $ne: '' } },
    ],
  },
}

/** Gives examples of the calls about classes. */
import type { classCalls } from '../../../contract/calls/accounts/classes.ts'
import { addAccount } from '../databases/inserted-rows.ts'
import type { Site } from '../sites/site.ts'
import type { Example } from './call-examples.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

async function asAdmin(site: Site) {
  const { id: accountId, username } = await addAccount(site.database.db, 'admin')
  return site.apiAs({ role: 'admin', username, accountId, sessionId: 'none' })
}

let classCount = 0
/** Makes a class of one pupil. @returns its name, which no other class has */
async function newClass(site: Site): Promise<string> {
  const className = `5A-${++classCount}`
  await (await asAdmin(site)).enrol({ list: '林小满', className, dryRun: false })
  return className
}

const pupils = { list: '林小满,5A\n王梅,5A', dryRun: true }
const invalidDay = [
  { ...pupils, endsOn: '2027-02-30' },
  { ...pupils, endsOn: 7 },
]

export const classExamples: { [Name in keyof typeof classCalls]: Example<Name> } = {
  enrol: {
    valid: pupils,
    invalid: [
      {},
      [],
      { list: 7, dryRun: true },
      { list: '林小满,5A' },
      { ...pupils, dryRun: 'yes' },
      { ...pupils, list: 'a'.repeat(200_001) },
      ...invalidDay,
    ],
  },
  classCards: {
    valid: async (site) => ({ className: await newClass(site) }),
    invalid: [{}, [], { className: 7 }, { className: { $ne: '' } }],
  },
  classes: { valid: {}, invalid: [] },
  changeClasses: {
    valid: async (site) => ({
      steps: [{ className: await newClass(site), act: 'move', to: '6A' }],
      dryRun: true,
    }),
    invalid: [
      {},
      { steps: [], dryRun: true },
      { steps: [{ className: '5A', act: 'delete' }], dryRun: true },
      { steps: [{ className: '5A', act: 'move' }], dryRun: true },
      { steps: [{ className: '5A', act: 'extend' }], dryRun: true },
      { steps: [{ className: '5A', act: 'disable' }] },
    ],
  },
  undoClassAct: {
    valid: async (site) => {
      const className = await newClass(site)
      const steps = [{ className, act: 'disable' as const }]
      const { actId } = await (await asAdmin(site)).changeClasses({ steps, dryRun: false })
      return { id: actId ?? '' }
    },
    invalid: [{}, [], { id: 'x' }, { id: { $ne: '' } }],
  },
  setDetails: {
    valid: async (site) => ({
      id: (await addAccount(site.database.db)).id,
      ...{ className: '5A', realName: '林小满', endsOn: '2027-07-15' },
    }),
    invalid: [
      {},
      { id: unknownId },
      { id: unknownId, className: '', realName: '', endsOn: 'soon' },
    ],
  },
}

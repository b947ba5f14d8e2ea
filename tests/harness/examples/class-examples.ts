/** Gives examples of the calls about classes. */
import type { classCalls } from '../../../contract/calls/classes.ts'
import { addAccount } from '../databases/inserted-rows.ts'
import type { Site } from '../sites/site.ts'
import type { Example } from './call-examples.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

async function asAdmin(site: Site) {
  const { id: accountId, username } = await addAccount(site.database.db, 'admin')
  return site.apiAs({ role: 'admin', username, accountId, sessionId: 'none' })
}

let classes = 0
/** Makes a class of one pupil. @returns its name, which no other class has */
async function newClass(site: Site): Promise<string> {
  const className = `5A-${++classes}`
  await (await asAdmin(site)).enrol({ list: '林小满', className, dryRun: false })
  return className
}

const pupils = { list: '林小满,5A\n王梅,5A', dryRun: true }
const badDay = [
  { ...pupils, endsOn: '2027-02-30' },
  { ...pupils, endsOn: 7 },
]

export const classExamples: { [Name in keyof typeof classCalls]: Example<Name> } = {
  enrol: {
    good: pupils,
    bad: [
      {},
      [],
      { list: 7, dryRun: true },
      { list: '林小满,5A' },
      { ...pupils, dryRun: 'yes' },
      { ...pupils, list: 'a'.repeat(200_001) },
      ...badDay,
    ],
  },
  classCards: {
    good: async (site) => ({ className: await newClass(site) }),
    bad: [{}, [], { className: 7 }, { className: { $ne: '' } }],
  },
  classes: { good: {}, bad: [] },
  changeClasses: {
    good: async (site) => ({
      steps: [{ className: await newClass(site), act: 'move', to: '6A' }],
      dryRun: true,
    }),
    bad: [
      {},
      { steps: [], dryRun: true },
      { steps: [{ className: '5A', act: 'delete' }], dryRun: true },
      { steps: [{ className: '5A', act: 'move' }], dryRun: true },
      { steps: [{ className: '5A', act: 'extend' }], dryRun: true },
      { steps: [{ className: '5A', act: 'disable' }] },
    ],
  },
  undoClassAct: {
    good: async (site) => {
      const className = await newClass(site)
      const steps = [{ className, act: 'disable' as const }]
      const { actId } = await (await asAdmin(site)).changeClasses({ steps, dryRun: false })
      return { id: actId ?? '' }
    },
    bad: [{}, [], { id: 'x' }, { id: { $ne: '' } }],
  },
  setDetails: {
    good: async (site) => ({
      id: (await addAccount(site.database.db)).id,
      ...{ className: '5A', realName: '林小满', endsOn: '2027-07-15' },
    }),
    bad: [{}, { id: unknownId }, { id: unknownId, className: '', realName: '', endsOn: 'soon' }],
  },
}

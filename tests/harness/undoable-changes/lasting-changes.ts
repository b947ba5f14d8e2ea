/**
 * Lists changes that visitors see and that `undoChange` cannot undo: changes of the accounts of authors, and repairs.
 */
import { expect } from 'vitest'
import type { SiteStatus } from '../../../contract/schemas/status.ts'
import { findSpecies, updateSpecies } from '../../../server/catalogue/repositories/species.ts'
import { raiseVersion } from '../../../server/database/versions.ts'
import { eventually } from '../eventually.ts'
import { join } from '../sites/members.ts'
import { jsonOf, type School, send } from '../sites/rich-species.ts'
import { magnolia } from '../sites/small-collection.ts'
import type { KindOfChange } from './kind-of-change.ts'

export type LastingChange<Prepared = unknown> = Omit<KindOfChange<Prepared>, 'action'>

/** Checks the types of one change. @returns the change for a list of all changes */
function defineLasting<Prepared>(change: LastingChange<Prepared>): LastingChange {
  return change as LastingChange
}

let classCount = 0
/** Makes a pupil with a published photograph, in a class without other pupils. */
async function prepareAuthor({ site, teacher }: School) {
  const pupil = await join(site)
  const className = `5-${++classCount}`
  const details = { id: pupil.accountId, className, realName: '', endsOn: '' }
  jsonOf(await teacher.call('setDetails', details))
  const id = await send.picture(pupil, 'plant', magnolia[0])
  jsonOf(await teacher.call('newPictureAuth', { ids: [id], decision: true }))
  const promoteClass = () =>
    teacher.call('changeClasses', {
      steps: [{ className, act: 'move', to: `6-${classCount}` }],
      dryRun: false,
    })
  return { pupil, details, promoteClass }
}

/**
 * Runs a check or a repair in another process, and waits for its end.
 * @returns the id of the run, and the answer of the call that started the run
 */
async function runCheck({ teacher }: School, input: object) {
  const answer = await teacher.call('checkNow', input)
  jsonOf(answer)
  const id = await eventually(async () => {
    const { check }: SiteStatus = jsonOf(await teacher.get('/api/siteStatus'))
    expect(check?.state).toMatch(/done|failed/)
    return check?.id ?? ''
  })
  return { id, answer }
}

/** With `CREDIT_PUPILS=class`, visitors see each of these changes. */
export const lastingChanges: LastingChange[] = [
  defineLasting({
    title: 'change the class of an author',
    call: 'setDetails',
    prepare: prepareAuthor,
    make: ({ teacher }, { details }) =>
      teacher.call('setDetails', { ...details, className: 'Another class' }),
  }),
  defineLasting({
    title: 'promote the class of an author',
    call: 'changeClasses',
    prepare: prepareAuthor,
    make: (_school, { promoteClass }) => promoteClass(),
  }),
  defineLasting({
    title: 'undo the promotion of a class',
    call: 'undoClassAct',
    prepare: async (school) => jsonOf(await (await prepareAuthor(school)).promoteClass()).actId,
    make: ({ teacher }, id) => teacher.call('undoClassAct', { id }),
  }),
  defineLasting({
    title: 'make an author an admin',
    call: 'setRole',
    prepare: prepareAuthor,
    make: ({ teacher }, { pupil }) =>
      teacher.call('setRole', { id: pupil.accountId, role: 'admin' }),
  }),
  defineLasting({
    title: 'delete the account of an author',
    call: 'leave',
    prepare: prepareAuthor,
    make: (_school, { pupil }) => pupil.call('leave', { password: '疏影横斜水清浅，暗香浮动' }),
  }),
  defineLasting({
    title: 'repair a species with a wrong glossary letter',
    call: 'checkNow',
    async prepare(school) {
      const { db } = school.site.database
      const species = await findSpecies(db, 'plant', magnolia[0])
      await updateSpecies(db, species?.id ?? '', { letter: 'Z' })
      for (const topic of ['plant', 'plant names'] as const) await raiseVersion(db, topic)
      return (await runCheck(school, {})).id
    },
    make: async (school, repairs) => (await runCheck(school, { repairs })).answer,
  }),
]

/** Lists the first steps of a new site and their states, until all steps are done or an admin dismisses the list. */
import { isDeepStrictEqual } from 'node:util'
import type { Output } from '../../contract/calls/endpoints.ts'
import type { AboutContent, RightsContent, SiteContent } from '../../contract/schemas/content.ts'
import { countActiveAdmins } from '../accounts/repository.ts'
import { readEditedPart } from '../content/repository.ts'
import { readShippedRights } from '../content/site-content.ts'
import type { Database, Queries } from '../database/connection.ts'
import { addSetting, readSetting, removeSetting } from '../database/setting.ts'
import { hasOwnSpecies } from '../import/sample/decline-sample.ts'

const dismissedSetting = 'checklist dismissed'
const confirmedSetting = 'rights confirmed'

/** Texts of the `content/` that comes with the program. A test compares these texts with the files. */
export const shippedWords = {
  name: { en: 'Huaniao', zh: '花鸟' },
  about: {
    en: 'We are pupils who look down at the flowers beside the path',
    zh: '我们是爱抬头也爱低头的一群人',
  },
} as const

interface Needs {
  database: Database
  content: {
    site(): SiteContent
    about(): AboutContent | undefined
    rights(): RightsContent | undefined
  }
  /** @returns the time of the newest backup in milliseconds since 1970; 0 if there is no backup */
  newestBackupAt(): Promise<number>
}

export type Checklist = ReturnType<typeof createChecklist>

export function createChecklist({ database: { db }, content, newestBackupAt }: Needs) {
  async function read(): Promise<Output<'checklist'>> {
    if ((await readSetting(db, dismissedSetting)) !== undefined) return { steps: [] }
    const steps: Output<'checklist'>['steps'] = [
      { step: 'name', done: await isNamed(db, content.site()) },
      { step: 'about', done: isOwnAbout(content.about()) },
      { step: 'species', done: await hasOwnSpecies(db) },
      { step: 'backup', done: (await newestBackupAt()) > 0 },
      { step: 'admin', done: (await countActiveAdmins(db)) > 1 },
      { step: 'rights', done: await hasRights(db, content.rights()) },
    ]
    return { steps: steps.every(({ done }) => done) ? [] : steps }
  }

  return {
    read,
    async dismiss(): Promise<void> {
      await addSetting(db, dismissedSetting, '')
    },
    async confirmRights(): Promise<void> {
      await addSetting(db, confirmedSetting, '')
    },
    async show(): Promise<void> {
      await removeSetting(db, dismissedSetting)
    },
  }
}

/** @returns whether the name differs from the shipped name in either language, or an admin has published a name */
const isNamed = async (db: Queries, { name }: SiteContent) =>
  name.en !== shippedWords.name.en ||
  name.zh !== shippedWords.name.zh ||
  (await readEditedPart(db, 'site')) !== undefined

/** @returns whether the school has its own texts about rights, or an admin has confirmed the shipped texts */
const hasRights = async (db: Queries, rights: RightsContent | undefined) =>
  !isDeepStrictEqual(rights, readShippedRights()) ||
  (await readSetting(db, confirmedSetting)) !== undefined

function isOwnAbout(about: AboutContent | undefined): boolean {
  const text = JSON.stringify(about ?? '')
  return (
    about !== undefined &&
    !text.includes(shippedWords.about.en) &&
    !text.includes(shippedWords.about.zh)
  )
}

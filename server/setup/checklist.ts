/** The first steps of a new site, each with whether it is done, until they are done or an admin dismisses them. */
import type { Output } from '../../contract/endpoints.ts'
import type { AboutContent, SiteContent } from '../../contract/schemas/content.ts'
import { countActiveAdmins } from '../accounts/repository.ts'
import type { Database } from '../database/connection.ts'
import { addSetting, readSetting, removeSetting } from '../database/setting.ts'
import { hasOwnSpecies } from '../import/sample/decline-sample.ts'

const dismissed = 'checklist dismissed'

/** Words of the `content/` that comes with the program. A test compares them with the files. */
export const shippedWords = {
  name: { en: 'Huaniao', zh: '花鸟' },
  about: {
    en: 'We are the pupils who look up and who look down',
    zh: '我们是爱抬头也爱低头的一群人',
  },
} as const

interface Needs {
  database: Database
  content: { site(): SiteContent; about(): AboutContent | undefined }
  /** @returns milliseconds since 1970; 0 if there is no backup */
  newestBackupAt(): Promise<number>
}

export type Checklist = ReturnType<typeof createChecklist>

export function createChecklist({ database: { db }, content, newestBackupAt }: Needs) {
  async function read(): Promise<Output<'checklist'>> {
    if ((await readSetting(db, dismissed)) !== undefined) return { steps: [] }
    const steps: Output<'checklist'>['steps'] = [
      { step: 'name', done: isNamed(content.site()) },
      { step: 'about', done: isOwnAbout(content.about()) },
      { step: 'species', done: await hasOwnSpecies(db) },
      { step: 'backup', done: (await newestBackupAt()) > 0 },
      { step: 'admin', done: (await countActiveAdmins(db)) > 1 },
    ]
    return { steps: steps.every(({ done }) => done) ? [] : steps }
  }

  return {
    read,
    async dismiss(): Promise<void> {
      await addSetting(db, dismissed, '')
    },
    async show(): Promise<void> {
      await removeSetting(db, dismissed)
    },
  }
}

/** A name in one language alone may be meant to stay. */
const isNamed = ({ name }: SiteContent) =>
  name.en !== shippedWords.name.en || name.zh !== shippedWords.name.zh

function isOwnAbout(about: AboutContent | undefined): boolean {
  const text = JSON.stringify(about ?? '')
  return (
    about !== undefined &&
    !text.includes(shippedWords.about.en) &&
    !text.includes(shippedWords.about.zh)
  )
}

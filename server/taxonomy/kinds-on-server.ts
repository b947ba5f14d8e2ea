/**
 * Lists the differences between plants and birds that only the server needs. The fields of contract/kinds.ts are part
 * of every page's scripts, so each field there makes every page heavier.
 */
import { type Kind, kinds } from '../../contract/kinds.ts'

interface KindOnServer {
  /** The name of the kind in the messages of calls. */
  title: string
  /** Name of the column that counts the species of this kind in a file of reference names. */
  plural: 'plants' | 'birds'
  /** The code of nomenclature in Darwin Core. */
  nomenclaturalCode: 'ICN' | 'ICZN'
  /** The pages that offer the feed of the kind. The address `/` shows plants. */
  feedPages: readonly string[]
}

export const kindsOnServer: Record<Kind, KindOnServer> = {
  plant: {
    title: 'Plant',
    plural: 'plants',
    nomenclaturalCode: 'ICN',
    feedPages: ['/', kinds.plant.database, kinds.plant.glossary],
  },
  bird: {
    title: 'Bird',
    plural: 'birds',
    nomenclaturalCode: 'ICZN',
    feedPages: [kinds.bird.database, kinds.bird.glossary],
  },
}

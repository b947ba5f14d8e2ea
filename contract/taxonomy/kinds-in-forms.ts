/** Lists the differences between plants and birds that few pages need. Profiles do not load this module. */
import type { Kind } from '../kinds.ts'

interface KindInForms {
  other: Kind
  /** The field that a photograph of a creation requires. */
  requiredPhotographField: 'photoDate' | 'season'
  /** The name of the editor on the wire if a species has no editor (specification, section 3). */
  unknownEditor: string
  latinExample: string
}

export const kindsInForms: Record<Kind, KindInForms> = {
  plant: {
    other: 'bird',
    requiredPhotographField: 'photoDate',
    unknownEditor: '',
    latinExample: 'Magnolia denudata',
  },
  bird: {
    other: 'plant',
    requiredPhotographField: 'season',
    unknownEditor: 'Unknown',
    latinExample: 'Anas platyrhynchos',
  },
}

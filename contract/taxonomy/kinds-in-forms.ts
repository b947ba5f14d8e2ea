/** Lists the differences between the forms for plants and the forms for birds. Pages without forms do not load this module. */
import type { Kind } from '../kinds.ts'

interface KindInForms {
  other: Kind
  /** The field that a photograph of a creation requires. */
  requiredPhotographField: 'photoDate' | 'season'
  latinExample: string
}

export const kindsInForms: Record<Kind, KindInForms> = {
  plant: {
    other: 'bird',
    requiredPhotographField: 'photoDate',
    latinExample: 'Magnolia denudata',
  },
  bird: {
    other: 'plant',
    requiredPhotographField: 'season',
    latinExample: 'Anas platyrhynchos',
  },
}

/** Defines a species as its page gives it to the server, which describes the species in the head for programs. */

import type { Kind, TextField } from '../kinds.ts'
import type { Names } from '../names.ts'
import type { Artwork, Photograph } from '../schemas/pictures.ts'
import type { Link } from '../schemas/species.ts'
import type { TaxonName } from '../taxonomy/taxon-shapes.ts'

export interface DescribedSpecies {
  kind: Kind
  id: string
  names: Names
  texts: Partial<Record<TextField, string>>
  englishLinks: Link[]
  chineseLinks: Link[]
  /** The known taxa among order, family and genus. */
  lineage: TaxonName[]
  photographs: Photograph[]
  artworks: Artwork[]
  /** The id of the photograph at the head of the page. */
  cover: string | null
}

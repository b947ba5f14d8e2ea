/** Reads a species with the pictures that every reader sees, for the head of a gallery, embedded pages and cards. */

import { idsOfCode } from '../../contract/addresses/permanent-address.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { PictureService } from '../catalogue/pictures/service.ts'
import { findSpeciesByIds } from '../catalogue/repositories/species.ts'
import type { SpeciesService } from '../catalogue/species/service.ts'
import type { Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import { visitor } from '../kernel/caller.ts'
import { HttpError } from '../kernel/http-error.ts'
import { namesIn } from './embedded-card.ts'

interface Needs {
  species: SpeciesService
  pictures: PictureService
}

/** @returns the species with the pictures of its profile, the cover first; undefined for a name that no species has */
export async function describeSpecies(needs: Needs, kind: Kind, name: string) {
  const row = await findSpeciesNamed(needs, kind, name)
  return row && withPictures(needs.pictures, row)
}

/** @returns the id, names and photographs of a species' gallery; undefined for a name that no species has */
export async function describeGallery(needs: Needs, kind: Kind, name: string) {
  const species = await findSpeciesNamed(needs, kind, name)
  if (!species) return undefined
  const photographs = await needs.pictures.picturesOf(species, visitor, 'for everyone')
  return { id: species.id, names: namesIn(species), photographs }
}

/** @param code the code in a permanent address @returns the species; undefined for a code that no species has or had */
export async function speciesOfCode(db: Queries, pictures: PictureService, code: string) {
  const ids = idsOfCode(code)
  const row = ids && (await findSpeciesByIds(db, ids))
  return row && withPictures(pictures, row)
}

async function withPictures(pictures: PictureService, species: SpeciesTable) {
  const { photographs, arts, cover } = await pictures.profileOf(species, visitor)
  const isCover = ({ _id }: { _id: string }) => _id === cover
  return {
    species,
    photographs: [
      ...photographs.filter(isCover),
      ...photographs.filter((picture) => !isCover(picture)),
    ],
    artworks: arts,
  }
}

async function findSpeciesNamed({ species }: Needs, kind: Kind, name: string) {
  return species.get(kind, name).catch((error: unknown) => {
    if (error instanceof HttpError) return undefined
    throw error
  })
}

/** Presents nominated pictures to admins, with their species and the members who nominated them. */
import type { Nominated } from '../../../contract/schemas/pairs.ts'
import { presentCode, presentImage } from '../../catalogue/pictures/present.ts'
import { nominatingMembers, pairsWith } from '../../catalogue/repositories/featured.ts'
import { artworksById, picturesById } from '../../catalogue/repositories/pictures.ts'
import { speciesById } from '../../catalogue/repositories/species.ts'
import type { Queries } from '../../database/connection.ts'
import { postingTime } from '../../kernel/dates.ts'

interface Target {
  target: 'picture' | 'artwork'
  target_id: string
  at: string
}

/** @returns the nominated pictures in the given order, without pictures that are no longer published */
export async function presentNominated(
  db: Queries,
  targets: readonly Target[],
  timeZone: string,
): Promise<Nominated[]> {
  const idsOf = (table: Target['target']) =>
    targets.flatMap(({ target, target_id }) => (target === table ? target_id : []))
  const [pictureIds, artworkIds] = [idsOf('picture'), idsOf('artwork')]
  const images = {
    picture: await picturesById(db, pictureIds),
    artwork: await artworksById(db, artworkIds),
  }
  const all = [...images.picture, ...images.artwork]
  const species = await speciesById(db, [...new Set(all.map((image) => image.species_id))])
  const members = await nominatingMembers(db, [...pictureIds, ...artworkIds])
  const pairs = {
    picture: await pairsWith(db, 'picture_id', pictureIds),
    artwork: await pairsWith(db, 'artwork_id', artworkIds),
  }
  return targets.flatMap(({ target, target_id, at }) => {
    const image = images[target].find(({ id }) => id === target_id)
    const speciesRow = species.find(({ id }) => id === image?.species_id)
    if (!image || !speciesRow) return []
    const isInPair = pairs[target].some((pair) => pair[`${target}_id`] === target_id)
    return {
      latinName: speciesRow.latin_name,
      commonName: speciesRow.common_name,
      chineseName: speciesRow.chinese_name,
      dbType: speciesRow.kind,
      kind: target,
      image: presentImage(image),
      code: presentCode(target === 'picture' ? 'P' : 'A', image.code_number),
      members: members
        .filter((each) => each.target === target && each.target_id === target_id)
        .map(({ username }) => username),
      at: postingTime(at, timeZone),
      onHome: isInPair,
    }
  })
}

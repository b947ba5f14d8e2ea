/** Converts the server's answer about a plant or a bird into one shape with plain names. */
import { characterLines } from '../../contract/key/coded-characters.ts'
import type { DescribedSpecies } from '../../contract/rendering/described-species.ts'
import type { Artwork, Calendar, Photograph } from '../../contract/schemas/pictures.ts'
import type { BirdPost, PlantPost } from '../../contract/schemas/species.ts'
import { synonymLines } from '../../contract/taxonomy/synonyms.ts'
import type { TaxonName } from '../../contract/taxonomy/taxon-shapes.ts'

export interface Profile extends Omit<DescribedSpecies, 'kind'> {
  editor: string
  /** The calendar date in the first part of `postingtime`. */
  postedOn: string
  calendar: Calendar
  /** The number of the revision; undefined for visitors. The number changes with each edit, but may decrease. */
  revision?: number | undefined
}

interface Answer<Post> {
  resultPost: Post[]
  photographs: Photograph[]
  cover: string | null
  arts: Artwork[]
  calendar: Calendar
  lineage: TaxonName[]
}

export function plantProfile(answer: Answer<PlantPost>): Profile {
  return profileOf(answer, {})
}

export function birdProfile(answer: Answer<BirdPost>): Profile {
  const post = postIn(answer)
  return profileOf(answer, {
    appearance: post.appearance,
    diet: post.diet,
    habitat: post.habitat,
    songs: post.songs,
    migration: post.migration,
    breeding: post.breeding,
    // If this module used contract/schemas/life-stages.ts, visitors would also load the names that only forms use.
    Juvenile: post.juvChar,
    Subadult: post.subChar,
    MaleAdult: post.mAdultChar,
    FemaleAdult: post.fAdultChar,
  })
}

function profileOf(answer: Answer<PlantPost | BirdPost>, texts: Profile['texts']): Profile {
  const post = postIn(answer)
  const { latinName, commonName, chineseName, otherNames, location, additionalInfo } = post
  return {
    id: post._id,
    names: { latinName, commonName, chineseName },
    texts: { otherNames, ...classification(post), location, additionalInfo, ...texts },
    englishLinks: post.link,
    chineseLinks: post.chineseLink,
    editor: post.editor,
    postedOn: post.postingtime.split(' ')[0] ?? '',
    photographs: answer.photographs,
    cover: answer.cover,
    artworks: answer.arts,
    lineage: answer.lineage,
    calendar: answer.calendar,
    revision: post.revision,
  }
}

function classification({
  authorship,
  rank,
  genus,
  family,
  order,
  synonyms,
  characters: coded,
}: PlantPost | BirdPost) {
  const characters = characterLines(coded.map(({ character, choices }) => [character, choices]))
  return { authorship, rank, genus, family, order, synonyms: synonymLines(synonyms), characters }
}

function postIn<Post>({ resultPost: [post] }: Answer<Post>): Post {
  if (!post) throw new Error('The answer about a species has no species')
  return post
}

/** Lists the address of every public page in the tests, by the subject of the page. */
import { comparisonAddress } from '../../contract/addresses/comparison-address.ts'
import { learningAddress } from '../../contract/addresses/species-selection.ts'
import { galleryAddress, profileAddress } from '../../contract/names.ts'
import { camellia, camphor, grebe, longest, rose } from '../harness/collections/field-species.ts'

export const addresses = {
  'plant home': '/',
  'bird home': '/databaseBird',
  'plant glossary': '/glossary',
  'bird glossary': '/glossaryBird',
  'printed glossary': '/glossary/print',
  terms: '/terms',
  'plant key': '/key/plant',
  'bird key': '/key/bird?is=size.sparrow&skip=song',
  'my list': '/my-list',
  'plant profile': profileAddress('plant', camellia[0]),
  'bird profile': profileAddress('bird', grebe[0]),
  'profile of names only': profileAddress('plant', camphor[0]),
  'longest profile': profileAddress('plant', longest[0]),
  'profile with HTML in its texts': profileAddress('plant', rose[0]),
  'plant gallery': galleryAddress('plant', camellia[0]),
  'bird gallery': galleryAddress('bird', grebe[0]),
  'longest gallery': galleryAddress('plant', longest[0]),
  'empty gallery': galleryAddress('plant', camphor[0]),
  'month in season': '/inSeason?month=3',
  'month without species': '/inSeason?kind=bird&month=9',
  'calendar of the year': '/inSeason?view=year',
  families: '/families',
  family: '/family/Theaceae',
  comparison: comparisonAddress([camellia[0], rose[0]]),
  quiz: '/quiz',
  'quiz of a walk': learningAddress('/quiz', { walk: 'lake' }),
  worksheet: learningAddress('/worksheet', { walk: 'lake' }),
  guide: learningAddress('/guide', { walk: 'lake' }),
  'search results': '/search?q=rosa',
  'search without results': '/search?q=zzzzzzzzzz',
  'home page': '/home',
  creations: '/creation',
  videos: '/creation?tab=videos',
  video: '/video/magnolia',
  'video of another site': '/video/pond',
  'about us': '/aboutUs',
  data: '/data',
  rights: '/rights',
  privacy: '/privacy',
  accessibility: '/accessibility',
  walk: '/walk/lake',
  labels: '/labels?walk=lake',
  'choice of labels': '/labels',
  'sheet for a classroom': '/labels?all=bird&size=classroom',
  activities: '/activities',
  'calls of the API': '/api/docs',
  'missing page': '/nowhere',
  'missing species': '/search/Camelia_japonika',
} as const

export type PageName = keyof typeof addresses
export const pageNames = Object.keys(addresses) as PageName[]

/** The pages that answer 404. The browser logs this status on its console. */
export const missingPages: readonly PageName[] = ['missing page', 'missing species']

/** Lists the calls that readers make for plants and for birds. The wire has two names for each call. */
import type { EndpointName } from '../../contract/endpoints.ts'
import type { Kind } from '../../contract/kinds.ts'

export const callsByKind = {
  plant: {
    names: 'searchNames',
    words: 'searchWords',
    glossary: 'userInfoGlossary',
    otherPicture: 'db2Alt',
  },
  bird: {
    names: 'searchBirdNames',
    words: 'searchBirdWords',
    glossary: 'userInfoGlossaryBird',
    otherPicture: 'db2AltBird',
  },
} as const satisfies Record<Kind, Record<string, EndpointName>>

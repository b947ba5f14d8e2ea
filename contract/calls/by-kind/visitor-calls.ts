/** Lists calls of visitors with one name for plants and another name for birds, so that code chooses a call by kind. */
import type { Kind } from '../../kinds.ts'
import type { EndpointName } from '../endpoints.ts'

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

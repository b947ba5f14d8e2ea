/** The walks as the home page lists them, with the routes for small maps, which the server draws. */
import type { WalksContent } from '../../contract/schemas/content.ts'
import { wayThrough } from './way-through.ts'

export function walksInShort({ map, walks }: WalksContent) {
  return {
    map,
    walks: walks.map(({ key, name, minutes, metres, stops }) => ({
      ...{ key, name, minutes, metres, stops: stops.length },
      way: map ? wayThrough(stops, map.width / map.height) : '',
    })),
  }
}

export type WalkInShort = ReturnType<typeof walksInShort>['walks'][number]

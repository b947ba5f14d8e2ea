/** Summarises the walks for the home page and About us. The module runs on the server, which computes the routes. */
import type { WalksContent } from '../../contract/schemas/content.ts'
import { routeThrough } from './route-through.ts'

export function walkSummaries({ map, walks }: WalksContent) {
  return {
    map,
    walks: walks.map(({ key, name, minutes, metres, stops }) => ({
      ...{ key, name, minutes, metres, stops: stops.length },
      route: map ? routeThrough(stops, map.width / map.height) : '',
    })),
  }
}

export type WalkSummary = ReturnType<typeof walkSummaries>['walks'][number]

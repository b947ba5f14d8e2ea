/** Presents a part of the content as pages would show the part, without storing the part. */
import type { ParsedInput } from '../../contract/calls/endpoints.ts'
import { presentPart } from '../content/parts.ts'
import type { Queries } from '../database/connection.ts'
import { createWalkService } from '../walks/service.ts'

/** @returns a function that presents one part as pages would show the part */
export function createPartPreview({ db, timeZone }: { db: Queries; timeZone: string }) {
  return async ({ part, value }: ParsedInput<'previewSitePart'>) => {
    switch (part) {
      case 'site':
      case 'settings':
      case 'lookAlikes':
        return {}
      case 'terms':
        return { terms: presentPart(part, value).value }
      case 'characters':
        return presentPart(part, value).value
      case 'home':
        return { activities: presentPart(part, value).value.activities }
      case 'about': {
        const about = presentPart(part, value).value
        return about ? { about } : {}
      }
      case 'videos':
        return { videos: presentPart(part, value).value }
      case 'walks': {
        const content = presentPart(part, value).value
        const service = createWalkService({ db, content: { walks: () => content }, timeZone })
        const shown = await Promise.all(content.walks.map(({ key }) => service.getWalk(key)))
        return { walks: shown.map(({ walk }) => walk), map: content.map ?? null }
      }
    }
  }
}

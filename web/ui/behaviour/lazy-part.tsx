/**
 * A part of a page with a script of its own. It says when React handles its events, because the page then presses a
 * button again that was pressed before (late-scripts.ts).
 */
import { type ComponentType, createElement, type LazyExoticComponent, lazy, useEffect } from 'react'

/** Tells the script of `late-scripts.ts` that React handles the events of a page or of a part. */
export const hydratedEvent = 'huaniao:hydrated'

export function useSayHydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent))
  }, [])
}

export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const { default: Part } = await load()
    return {
      default: function SayingPart(props: Props) {
        useSayHydrated()
        return createElement(Part, props)
      },
    }
  })
}

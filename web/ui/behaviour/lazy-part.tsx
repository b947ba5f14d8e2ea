/**
 * Loads a part of a page with a script of its own, and reports when React handles the events of the part. The page then
 * repeats an earlier press (late-scripts.ts).
 */
import { type ComponentType, createElement, type LazyExoticComponent, lazy, useEffect } from 'react'

/** The event that tells the script of `late-scripts.ts` that React handles the events of a page or of a part. */
export const hydratedEvent = 'huaniao:hydrated'

export function useMarkHydrated() {
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
      default: function ReportingPart(props: Props) {
        useMarkHydrated()
        return createElement(Part, props)
      },
    }
  })
}

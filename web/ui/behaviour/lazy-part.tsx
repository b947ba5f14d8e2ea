/**
 * Loads a part of a page from a separate script, and reports when React handles the events of the part. The page then
 * repeats an earlier press (late-scripts.ts).
 */
import { type ComponentType, createElement, type LazyExoticComponent, lazy, useEffect } from 'react'

/** The name of the event that is sent when React handles the events of a page or of a part. */
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

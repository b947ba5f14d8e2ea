/** Finds the current stop of the list, which the map marks, and the number of stops that the reader has reached. */
import { useEffect, useRef, useState } from 'react'

/** The margins of a line near the top of the window. The stop that crosses this line is the current stop. */
const currentMargin = '-2% 0px -97% 0px'
/** The margins of the upper half of the window, and of everything above it. A heading in this area is reached. */
const reachedMargin = '1000000% 0px -50% 0px'

/**
 * @returns the ref of the list, the id of the current stop's entry (empty above the first stop), and the number of
 * reached stops
 */
export function useCurrentStop() {
  const list = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState('')
  const [reached, setReached] = useState(0)

  useEffect(() => {
    const entries = [...(list.current?.children ?? [])]
    const currentObserver = new IntersectionObserver(
      (changedEntries) => {
        for (const { isIntersecting, target } of changedEntries) {
          setCurrent((before) => {
            if (isIntersecting) return target.id
            return before === target.id ? '' : before
          })
        }
      },
      { rootMargin: currentMargin },
    )
    const reachedHeadings = new Set<Element>()
    const reachedObserver = new IntersectionObserver(
      (changedHeadings) => {
        for (const { isIntersecting, target } of changedHeadings) {
          if (isIntersecting) reachedHeadings.add(target)
          else reachedHeadings.delete(target)
        }
        setReached(reachedHeadings.size)
      },
      { rootMargin: reachedMargin },
    )
    for (const entry of entries) currentObserver.observe(entry)
    for (const heading of list.current?.querySelectorAll('h3') ?? []) {
      reachedObserver.observe(heading)
    }
    // The last stops may be too near the end of the page to reach the line. So a stop with the focus is current too.
    const onFocusIn = ({ target }: FocusEvent) => {
      const entry = entries.find((each) => each.contains(target as Node))
      if (entry) setCurrent(entry.id)
    }
    const { current: listElement } = list
    listElement?.addEventListener('focusin', onFocusIn)
    return () => {
      currentObserver.disconnect()
      reachedObserver.disconnect()
      listElement?.removeEventListener('focusin', onFocusIn)
    }
  }, [])

  return { list, current, reached }
}

/** Finds the current stop of the list. The map marks this stop. */
import { useEffect, useRef, useState } from 'react'

/** The margins of a line near the top of the window. The stop that crosses this line is the current stop. */
const rootMargin = '-2% 0px -97% 0px'

/** @returns the ref of the list, and the id of the current stop's entry; empty above the first stop */
export function useCurrentStop() {
  const list = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState('')

  useEffect(() => {
    const entries = [...(list.current?.children ?? [])]
    const observer = new IntersectionObserver(
      (changedEntries) => {
        for (const { isIntersecting, target } of changedEntries) {
          setCurrent((before) => {
            if (isIntersecting) return target.id
            return before === target.id ? '' : before
          })
        }
      },
      { rootMargin },
    )
    for (const entry of entries) observer.observe(entry)
    // The last stops may be too near the end of the page to reach the line. So a stop with the focus is current too.
    const onFocusIn = ({ target }: FocusEvent) => {
      const entry = entries.find((each) => each.contains(target as Node))
      if (entry) setCurrent(entry.id)
    }
    const { current: listElement } = list
    listElement?.addEventListener('focusin', onFocusIn)
    return () => {
      observer.disconnect()
      listElement?.removeEventListener('focusin', onFocusIn)
    }
  }, [])

  return { list, current }
}

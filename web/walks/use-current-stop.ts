/** Returns the stop that is being read, by the id of its entry. The map marks it. */
import { useEffect, useRef, useState } from 'react'

/**
 * A line near the top of the window. The stop that crosses it is the one being read, even a short
 * one.
 */
const line = '-2% 0px -97% 0px'

export function useCurrentStop() {
  const list = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState('')

  useEffect(() => {
    const entries = [...(list.current?.children ?? [])]
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) {
          setCurrent((before) => {
            if (isIntersecting) return target.id
            return before === target.id ? '' : before
          })
        }
      },
      { rootMargin: line },
    )
    for (const entry of entries) observer.observe(entry)
    // The last stops may be too near the end of the page to reach the line, so a stop that gets the focus counts too.
    const arrive = ({ target }: FocusEvent) => {
      const entry = entries.find((each) => each.contains(target as Node))
      if (entry) setCurrent(entry.id)
    }
    const { current: inside } = list
    inside?.addEventListener('focusin', arrive)
    return () => {
      observer.disconnect()
      inside?.removeEventListener('focusin', arrive)
    }
  }, [])

  return { list, current }
}

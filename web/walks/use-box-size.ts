/** Returns the size of an element in pixels, and follows changes of the size. The size is undefined until hydration. */
import { type RefObject, useEffect, useState } from 'react'

export interface BoxSize {
  width: number
  height: number
}

export function useBoxSize(box: RefObject<HTMLElement | null>): BoxSize | undefined {
  const [size, setSize] = useState<BoxSize>()
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      // A hidden element has no size, so the earlier size stays.
      if (entry?.contentRect.width) setSize(entry.contentRect)
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return size
}

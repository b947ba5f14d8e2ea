/** False while the page is only HTML: what it offers must then work without us. */
import { useEffect, useState } from 'react'

export function useAwake(): boolean {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake
}

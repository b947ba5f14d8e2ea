/**
 * Keeps the open letters, and writes them to the address, so that the back button shows the same list. The address
 * changes a moment later and is not read again: reading it would undo a quick second press.
 */
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const parameter = 'open'

export function useOpenLetters() {
  const [parameters, setParameters] = useSearchParams()
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(parameters.get(parameter)))
  const letters = [...open].sort().join('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the letters
  useEffect(() => {
    if (letters === (parameters.get(parameter) ?? '')) return
    const after = new URLSearchParams(parameters)
    if (letters) after.set(parameter, letters)
    else after.delete(parameter)
    setParameters(after, { replace: true, preventScrollReset: true })
  }, [letters])

  return {
    open,
    toggle(letter: string, opened: boolean) {
      setOpen((before) => {
        const others = [...before].filter((each) => each !== letter)
        return new Set(opened ? [...others, letter] : others)
      })
    },
    closeAll: () => setOpen(new Set()),
  }
}

/**
 * Keeps the open letters, and writes them to the address, so that the back button shows the same list. The hook takes
 * the letters from the address only once, because a later read would undo a quick second press.
 */
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const parameter = 'open'

export function useOpenLetters() {
  const [parameters, setParameters] = useSearchParams()
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(parameters.get(parameter)))
  const letters = [...open].sort().join('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only after a change of the letters
  useEffect(() => {
    if (letters === (parameters.get(parameter) ?? '')) return
    const newParameters = new URLSearchParams(parameters)
    if (letters) newParameters.set(parameter, letters)
    else newParameters.delete(parameter)
    setParameters(newParameters, { replace: true, preventScrollReset: true })
  }, [letters])

  return {
    openLetters: open,
    toggle(letter: string, isOpen: boolean) {
      setOpen((before) => {
        const otherLetters = [...before].filter((each) => each !== letter)
        return new Set(isOpen ? [...otherLetters, letter] : otherLetters)
      })
    },
    closeAll: () => setOpen(new Set()),
  }
}

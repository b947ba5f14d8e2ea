/** Which letters are open, kept in the address: who comes back finds the list as it was left. */
import { useSearchParams } from 'react-router'

const parameter = 'open'

export function useOpenLetters() {
  const [parameters, setParameters] = useSearchParams()
  const open = new Set(parameters.get(parameter) ?? '')

  function show(letters: (before: Set<string>) => Set<string>) {
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        const shown = [...letters(new Set(before.get(parameter) ?? ''))].sort().join('')
        if (shown) after.set(parameter, shown)
        else after.delete(parameter)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return {
    open,
    toggle(letter: string, opened: boolean) {
      show((before) => (opened ? before.add(letter) : before.difference(new Set(letter))))
    },
    closeAll: () => show(() => new Set()),
  }
}

/** Moves the focus among checkboxes and fields for lengths with the arrow keys. The Tab key reaches each control. */
import type { KeyboardEvent } from 'react'

export const boxesIn = (part: Element | null) =>
  part ? [...part.querySelectorAll<HTMLInputElement>('[data-character]')] : []

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * @param scope `group`: all arrows stay in the group; `grid`: the up and down arrows move to the group above or below
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>, scope: 'group' | 'grid'): void {
  const step = steps[event.key]
  const group = (event.target as HTMLElement).closest('fieldset')
  const boxes = boxesIn(group)
  const index = boxes.indexOf(event.target as HTMLInputElement)
  // In a field for a length, the left and right arrows move the caret.
  const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  if (!step || index < 0 || (isSideways && boxes[index]?.type === 'text')) return
  event.preventDefault()
  if (scope === 'group' || isSideways) {
    boxes[(index + step + boxes.length) % boxes.length]?.focus()
    return
  }
  const groups = [...event.currentTarget.querySelectorAll('fieldset')]
  const targetBoxes = boxesIn(groups[groups.indexOf(group as HTMLFieldSetElement) + step] ?? null)
  targetBoxes[Math.min(index, targetBoxes.length - 1)]?.focus()
}

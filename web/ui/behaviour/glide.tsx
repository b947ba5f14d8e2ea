/**
 * Moves content smoothly after a late change of a list. Without this component, a row that becomes higher after a slow
 * call would push the rows below it at once, away from the reader's finger.
 */
import { Component, createRef, type ReactNode } from 'react'

const milliseconds = 250

/** The number of levels that move: rows, the parts of a row, and the elements in these parts, such as buttons. */
const levels = 3

interface Place {
  x: number
  y: number
}

interface GlideProps {
  className?: string | undefined
  children: ReactNode
}

/**
 * Compares the positions before and after each render. A moved element starts at its old position by a transform, which
 * is no layout shift, and then glides to its new position.
 */
export class Glide extends Component<GlideProps> {
  private readonly root = createRef<HTMLDivElement>()
  private oldPlaces = new Map<Element, Place>()

  override getSnapshotBeforeUpdate(): null {
    this.oldPlaces = placesOf(this.root.current)
    return null
  }

  override componentDidUpdate(): void {
    const moves = new Map<Element, Place>()
    // Every position is read before the first animation begins.
    for (const [element, { x, y }] of placesOf(this.root.current)) {
      const old = this.oldPlaces.get(element)
      if (old) moves.set(element, { x: old.x - x, y: old.y - y })
    }
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    for (const [element, move] of moves) {
      // The transform of the parent moves the element too.
      const ofParent = (element.parentElement && moves.get(element.parentElement)) ?? { x: 0, y: 0 }
      const [x, y] = [move.x - ofParent.x, move.y - ofParent.y]
      if (Math.abs(x) < 1 && Math.abs(y) < 1) continue
      const start = { transform: `translate(${x}px, ${y}px)` }
      const timing = {
        duration: isReduced ? 1 : milliseconds,
        easing: 'ease-out',
        // An earlier movement continues, because both positions include its transform.
        composite: 'add',
      } as const
      element.animate([start, { transform: 'none' }], timing)
    }
  }

  override render(): ReactNode {
    return (
      <div ref={this.root} className={this.props.className}>
        {this.props.children}
      </div>
    )
  }
}

/**
 * @returns the position in the document of each element in the three upper levels of the root, and of each element
 * after the root
 */
function placesOf(root: Element | null): Map<Element, Place> {
  const elements = root ? [...contentOf(root, levels), ...contentAfter(root)] : []
  return new Map(
    elements.map((element) => {
      const { x, y } = element.getBoundingClientRect()
      return [element, { x: x + window.scrollX, y: y + window.scrollY }]
    }),
  )
}

/** @returns the children without dialogs, each before its own content, and the rows of a list instead of the list */
function contentOf(element: Element, depth: number): Element[] {
  const children = [...element.children].filter((child) => !child.matches('dialog'))
  return children.flatMap((child) => {
    if (child.matches('ul, ol')) return contentOf(child, depth)
    return depth > 1 ? [child, ...contentOf(child, depth - 1)] : child
  })
}

function contentAfter(element: Element): Element[] {
  const { parentElement } = element
  if (!parentElement || element === document.body) return []
  const siblings = [...parentElement.children]
  return [...siblings.slice(siblings.indexOf(element) + 1), ...contentAfter(parentElement)]
}

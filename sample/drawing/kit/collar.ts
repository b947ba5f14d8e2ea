/** Leaves set one by one about a flower that is seen from near. */
import { type Leaf, type LeafTint, leaf } from './leaf.ts'
import type { Point } from './space.ts'
import { shadowed } from './wash.ts'

type Collar = {
  /** Where each begins, where it points, how long it is. */
  leaves: readonly [at: Point, angle: number, length: number, tint: LeafTint][]
  blade: Omit<Leaf, 'at' | 'angle' | 'length' | 'width' | 'tint' | 'seed'>
  /** Width as a share of the length. */
  breadth: number
  turned: (index: number) => Pick<Leaf, 'roll' | 'sway'>
  /** Offset and strength of the shadow. */
  shade: [x: number, y: number, opacity: number]
}

export function collar({ leaves, blade, breadth, turned, shade }: Collar): string {
  return leaves
    .map(([at, angle, length, tint], i) =>
      shadowed(
        leaf({
          ...blade,
          at,
          angle,
          length,
          width: length * breadth,
          tint,
          ...turned(i),
          seed: `near ${i}`,
        }),
        ...shade,
      ),
    )
    .join('')
}

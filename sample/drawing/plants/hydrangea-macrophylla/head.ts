/** 绣球: the hydrangea head, a flattened ball of show flowers. */
import { random } from '../../kit/random.ts'
import { ink, line, plus, type Relief, scene, times, unit, type Vec } from '../../kit/relief.ts'
import { blot } from '../../kit/wash.ts'
import { floret, type Mood } from './floret.ts'

/** The head: florets over the near side of a flattened ball, stalks and shade within. */
export function head(
  marks: Relief,
  at: Vec,
  radius: number,
  mood: (direction: Vec) => Mood,
  seed: string,
  { count = 74, crumple = 0, size = 0.3, squash = 0.86 } = {},
): void {
  const chance = random(`head ${seed}`)
  marks.push({
    depth: at[2] - radius * 0.2,
    svg: blot(
      [at[0], at[1]],
      radius * 0.92,
      radius * 0.82,
      crumple > 0.4 ? '#4a3420' : '#2d3b3a',
      0.85,
    ),
  })
  for (let i = 0; i < count; i += 1) {
    const y = 1 - (2 * (i + 0.5)) / count
    const r = Math.sqrt(1 - y * y)
    const a = i * 2.39996 + chance.around(0, 0.2)
    const d: Vec = [Math.cos(a) * r, -y, Math.sin(a) * r]
    if (d[2] < -0.3) continue
    const out = radius * (0.86 + chance.around(0, 0.07))
    const p: Vec = [at[0] + d[0] * out, at[1] + d[1] * out * squash, at[2] + d[2] * out]
    const face = unit(plus(d, [chance.around(0, 0.25), chance.around(0, 0.25) - 0.08, 0.12]))
    if (crumple > 0.4)
      line(marks, [[at[0], at[1] + radius * 0.3, at[2] - radius], plus(p, times(face, -6))], {
        ink: ink('#5c4228'),
        width: 2,
        bias: -60,
      })
    const width = radius * size * chance.between(0.85, 1.12)
    if (p[0] < -width || p[0] > 1200 + width || p[1] > 900 + width) continue
    // A floret lies over its neighbours as a whole; its sepals never cut through theirs.
    marks.push({
      depth: p[2],
      svg: scene((own) =>
        floret(
          own,
          { at: p, face, size: width, spin: chance.between(0, 3) },
          mood(d),
          `${seed} ${i}`,
          crumple,
        ),
      ),
    })
  }
}

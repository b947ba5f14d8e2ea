/** Whole scenes: a bird in its place. Every scene is the body of a photograph sheet, 1200 x 900. */
import { barks, twig } from '../../kit/twig.ts'
import { garden } from '../../kit/wash.ts'
import type { Point } from '../anatomy/geometry.ts'
import { afloat, perched, type Seat, standing } from '../anatomy/stage.ts'
import { blades, lawn, paving, tiledRidge } from './ground.ts'
import { type PerchPlan, perch } from './perches.ts'
import { pads, pond, reeds, stone, type Water } from './water.ts'

/** `where` on the twig, 0..1; a second bird may sit beside the first. */
export const onTwig = (
  plan: PerchPlan,
  where: number,
  seat: Seat,
  beside?: [number, Seat],
): string => {
  const { svg, wood, before } = perch(plan)
  return svg + (beside ? perched(wood, ...beside) : '') + perched(wood, where, seat) + before
}

export function onLawn(seed: string, at: Point, seat: Seat, autumn = false): string {
  const { behind, before } = lawn(seed, 430, autumn)
  return behind + standing(at, seat) + before
}

export function onPaving(seed: string, at: Point, seat: Seat): string {
  const { behind, before } = paving(seed, 420)
  return behind + standing(at, seat, 0.28) + before
}

export const onRidge = (seed: string, x: number, seat: Seat, y = 560): string =>
  tiledRidge(seed, y) + standing([x, y + 7], seat, 0.2)

const summerReeds = ['#7d9a58', '#93aa63', '#648449', '#aab873']
const winterReeds = ['#b59a68', '#a2875a', '#c7b083', '#8f7a52']

type Pool = {
  seed: string
  water: Water
  horizon?: number
  dry?: boolean
  plumed?: boolean
  leaves?: readonly (readonly [number, number, number])[]
  left?: number
  right?: number
}

/** Reeds stand behind on both sides and, few of them, in front. */
function pool({
  seed,
  water,
  horizon = 300,
  dry = false,
  plumed = false,
  leaves = [],
  left = 6,
  right = 5,
}: Pool): { behind: string; before: string } {
  const hues = dry ? winterReeds : summerReeds
  return {
    behind:
      garden(`${seed} air`, water.bank, 8, { x: 30, y: 20, width: 1140, height: horizon }, 0.35) +
      pond(seed, horizon, water) +
      reeds(`${seed} l`, 20, 230, horizon + 190, left, hues, plumed, 430) +
      reeds(`${seed} r`, 1000, 1190, horizon + 160, right, hues, plumed, 380) +
      pads(seed, leaves),
    before:
      blades(`${seed} front`, 800, 34, 170, hues, 10, 300) +
      blades(`${seed} front b`, 815, 20, 140, hues, 960, 1190),
  }
}

export function onWater(plan: Pool, ...birds: [Point, number, Seat][]): string {
  const { behind, before } = pool(plan)
  return behind + birds.map(([at, draught, seat]) => afloat(at, draught, seat)).join('') + before
}

export function onStone(
  plan: Pool,
  rock: { at: Point; width: number; height: number },
  seat: Seat,
  shift = 0,
): string {
  const { behind, before } = pool(plan)
  return (
    behind +
    stone(plan.seed, rock.at, rock.width, rock.height) +
    standing([rock.at[0] + shift, rock.at[1] + 8], seat, 0.22) +
    before
  )
}

/** Wading: the feet are under water, the image of the bird above it is broken below. */
export function wading(plan: Pool, at: Point, depth: number, seat: Seat): string {
  const { behind, before } = pool(plan)
  const draught = seat.bird.stand[1] - depth
  return (
    behind +
    afloat(at, draught, { ...seat, pose: { grip: 'ground', ...seat.pose, legs: true } }) +
    before
  )
}

/** A bare stem slanting over water. */
export function overWater(plan: Pool, points: Point[], where: number, seat: Seat): string {
  const { behind, before } = pool(plan)
  const stem = twig({
    points,
    from: 19,
    to: 11,
    bark: plan.dry ? barks.grey : barks.brown,
    seed: plan.seed,
    nodes: [0.2, 0.45, 0.7],
    rough: 0.6,
  })
  return behind + stem.svg + perched(stem, where, seat) + before
}

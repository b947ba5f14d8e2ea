/** One petal, standing on a flower's own axis (z) before the flower is turned into position. */
import { mix, type Rgb, rgb, threeTones } from './colour.ts'
import { line, type Mark } from './mark.ts'
import { entire, type Margin, type OutlineName, outlines } from './outline.ts'
import { random } from './random.ts'
import { aroundX, aroundZ, inTurn, radians, type Turn, type Vector } from './space.ts'
import { surface } from './surface.ts'

export type PetalTint = {
  shadow: string
  body: string
  light: string
  /** Worked in from the foot, over `baseReach` of the length. */
  base: string
  baseReach?: number
  /** The outer side, where it differs. */
  back?: string
  vein: string
  ink: string
}

export type Petal = {
  length: number
  width: number
  tint: PetalTint
  seed: string
  outline?: OutlineName
  margin?: Margin
  /** 0 lies flat, 90 stands upright along the flower's axis. */
  rise?: number
  /** How much more it rises (+) or falls back (-) over its length. */
  curl?: number
  /** Spoon: the sides raised, share of half-width. */
  hollow?: number
  /** Crumpling of the outer half, share of half-width, and how many folds. */
  ruffle?: number
  folds?: number
  /** A dent at the tip, share of the length. */
  notch?: number
  /** Fine lines from the foot. */
  veins?: number
  /** Sideways bend over its length. */
  sway?: number
  /** Begins this far from the axis. */
  away?: number
  /** Begins this high on the axis. */
  lift?: number
  /** Turned about its own middle line, so that each petal overlaps the next, degrees. */
  roll?: number
}

/** `azimuth` is its direction round the axis; `place` turns the whole flower. */
/** `detail` is how many times its own size it is finally drawn: larger petals need a finer mesh. */
export function petalMarks(petal: Petal, azimuth: number, place: Turn, detail = 1): Mark[] {
  const {
    length,
    width,
    tint,
    seed,
    outline = 'petalRound',
    margin = entire,
    rise = 15,
    curl = 20,
    hollow = 0.25,
    ruffle = 0.08,
    folds = 2,
    notch = 0,
    veins = 7,
    sway = 0,
    away = 0,
    lift = 0,
    roll = 0,
  } = petal
  const chance = random(`petal ${seed}`)
  const profile = outlines[outline]
  const half = width / 2
  const phase = chance.between(0, 6.28)
  const uneven = chance.around(0, 0.05)
  const shape = (along: number, across: number): Vector => {
    // The rise grows evenly, so the middle line is an arc: integrate it in closed form.
    const from = radians(rise)
    const more = radians(curl) || 0.0001
    const run =
      length * along * (1 - notch * (1 - Math.min(1, Math.abs(across) * 2.4)) * along ** 8)
    const end = from + more * along
    const radial = away + (run / (along || 1)) * ((Math.sin(end) - Math.sin(from)) / more)
    const height = lift + (run / (along || 1)) * ((Math.cos(from) - Math.cos(end)) / more)
    const reach = half * profile(along)
    const crumple =
      ruffle *
      half *
      along ** 1.6 *
      Math.sin(across * folds * 3.14 + phase) *
      (0.4 + 0.6 * Math.abs(across))
    const edgeWave =
      ruffle *
      half *
      along *
      across *
      across *
      Math.sin(along * 9 + phase * 2 + (across > 0 ? 2 : 0))
    const up = hollow * reach * across * across + crumple + edgeWave
    return [
      radial - Math.sin(end) * up,
      across * reach + radians(sway) * run * along * 0.5,
      height + Math.cos(end) * up,
    ]
  }
  const turned = inTurn(aroundX(roll), aroundZ(azimuth), place)
  const [shadow, body, light, base, vein] = [
    tint.shadow,
    tint.body,
    tint.light,
    tint.base,
    tint.vein,
  ].map(rgb) as [Rgb, Rgb, Rgb, Rgb, Rgb]
  const reachOfBase = tint.baseReach ?? 0.4
  const back = tint.back ? rgb(tint.back) : undefined
  const marks = surface({
    shape,
    place: turned,
    rows: Math.round(Math.min(24, Math.max(5, (length * detail) / 8))),
    columns: Math.round(Math.min(16, Math.max(3, (half * detail) / 5.5))),
    margin: margin === entire ? undefined : (along) => margin(along),
    edge: { colour: rgb(tint.ink), width: Math.min(1, 0.35 + (length * detail) / 260) },
    colour(along, across, { light: lit, front }) {
      let colour = threeTones(
        shadow,
        body,
        light,
        lit * 0.85 +
          along * 0.22 -
          0.06 +
          uneven -
          0.06 * Math.abs(Math.sin(across * veins * 1.57)),
      )
      if (!front && back) colour = mix(colour, back, 0.75 * (1 - along * 0.55))
      return mix(colour, base, Math.max(0, 1 - along / reachOfBase) ** 1.3)
    },
  })
  for (let index = 0; index < veins; index += 1) {
    const across = veins === 1 ? 0 : (index / (veins - 1)) * 1.5 - 0.75
    const reach = chance.between(0.6, 0.88)
    const from = 0.12
    for (let step = 0; step < 4; step += 1) {
      const t0 = from + ((reach - from) * step) / 4
      const t1 = from + ((reach - from) * (step + 1)) / 4
      const fan = (t: number): number => across * (0.45 + 0.55 * t)
      marks.push(
        line(
          [turned(shape(t0, fan(t0))), turned(shape(t1, fan(t1)))],
          Math.max(0.3, Math.min(1.1, (length * detail) / 170) * (1 - step * 0.2)),
          mix(body, vein, 0.75 - step * 0.12),
          1 + length * detail * 0.025,
        ),
      )
    }
  }
  return marks
}

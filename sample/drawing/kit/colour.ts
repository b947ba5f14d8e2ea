/** Colours as three numbers 0..255, so that shading is plain arithmetic; `hex` turns them into SVG. */
export type Rgb = readonly [number, number, number]

const known = new Map<string, Rgb>()

export function rgb(hexadecimal: string): Rgb {
  const found = known.get(hexadecimal)
  if (found) return found
  const value = Number.parseInt(hexadecimal.slice(1), 16)
  const colour: Rgb = [value >> 16, (value >> 8) & 255, value & 255]
  known.set(hexadecimal, colour)
  return colour
}

export function hex([red, green, blue]: Rgb): string {
  const whole = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue)
  return `#${whole.toString(16).padStart(6, '0')}`
}

/** From `a` (amount 0) to `b` (amount 1); amounts outside are held at the ends. */
export function mix(a: Rgb, b: Rgb, amount: number): Rgb {
  const t = Math.min(1, Math.max(0, amount))
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

/** The same on hexadecimal strings. */
export function blend(a: string, b: string, amount: number): string {
  return hex(mix(rgb(a), rgb(b), amount))
}

/** Shadow below, body in the middle, light above: `lightness` 0..1 walks through the three. */
export function threeTones(shadow: Rgb, body: Rgb, light: Rgb, lightness: number): Rgb {
  return lightness < 0.5 ? mix(shadow, body, lightness * 2) : mix(body, light, lightness * 2 - 1)
}

/**
 * Calculates with a school's accent colour, that of the seal, current-place marks and warnings. One colour is chosen
 * for the light look; the dark look has the same hue, lighter. Contrast is that of WCAG 2.2, "contrast ratio".
 */

/** Red, green and blue, each from 0 to 255. */
type Rgb = readonly [number, number, number]

/** The minimum ratio for text (WCAG 2.2, criterion 1.4.3). */
export const textContrast = 4.5

/** The colours of `tokens.css` behind the accent, and the colour of the text on it. */
export const accentGrounds = {
  light: { behind: ['#faf7ef', '#fffdf8'], on: '#fff8ef' },
  dark: { behind: ['#14180f', '#1b2016'], on: '#1d0f0b' },
} as const

type Look = keyof typeof accentGrounds

export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

const rgbOf = (colour: string): Rgb => {
  const at = (place: number) => Number.parseInt(colour.slice(place, place + 2), 16)
  return [at(1), at(3), at(5)]
}

const hexOf = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** The relative luminance of WCAG 2.2, from 0 for black to 1 for white. */
function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** @returns the ratio of two colours, from 1 to 21 */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

/** @returns the least ratio of an accent with its grounds and with the text on it */
export function accentContrast(colour: string, look: Look): number {
  const { behind, on } = accentGrounds[look]
  return Math.min(...[...behind, on].map((ground) => contrast(colour, ground)))
}

/** @returns the colour, or the nearest that has enough contrast: darker in the light look, lighter in the dark one */
export function readableAccent(colour: string, look: Look): string {
  const end = look === 'light' ? 0 : 255
  const from = rgbOf(colour)
  for (let step = 0; step < 100; step++) {
    const mixed = hexOf(from.map((part) => part + ((end - part) * step) / 100) as unknown as Rgb)
    if (accentContrast(mixed, look) >= textContrast) return mixed
  }
  return hexOf([end, end, end])
}

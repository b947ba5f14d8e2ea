/**
 * Calculates the contrast of a school's accent colour, which is the colour of the seal, of the mark of the current page
 * and of warnings. The school chooses the colour for the light colour scheme. The colour for the dark colour scheme has
 * the same hue and is lighter.
 */

/** Red, green and blue, each from 0 to 255. */
type Rgb = readonly [number, number, number]

/** The minimum ratio for text (WCAG 2.2, criterion 1.4.3). */
export const textContrast = 4.5

/** The colours of `tokens.css` behind the accent, and the colour of the text on the accent. */
export const accentBackgrounds = {
  light: { behind: ['#faf7ef', '#fffdf8'], on: '#fff8ef' },
  dark: { behind: ['#14180f', '#1b2016'], on: '#1d0f0b' },
} as const

type Look = keyof typeof accentBackgrounds

export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

const rgbOf = (colour: string): Rgb => {
  const partAt = (index: number) => Number.parseInt(colour.slice(index, index + 2), 16)
  return [partAt(1), partAt(3), partAt(5)]
}

const hexOf = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** @returns the relative luminance of WCAG 2.2, from 0 for black to 1 for white. */
function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** @returns the contrast ratio of two colours (WCAG 2.2), from 1 to 21 */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

/** @returns the least ratio of an accent with its backgrounds and with the text on the accent */
export function accentContrast(colour: string, look: Look): number {
  const { behind, on } = accentBackgrounds[look]
  return Math.min(...[...behind, on].map((other) => contrast(colour, other)))
}

/**
 * @returns the colour, or the nearest colour with enough contrast, which is darker in the light colour scheme and
 * lighter in the dark colour scheme
 */
export function readableAccent(colour: string, look: Look): string {
  const end = look === 'light' ? 0 : 255
  const origin = rgbOf(colour)
  for (let step = 0; step < 100; step++) {
    const mixed = hexOf(origin.map((part) => part + ((end - part) * step) / 100) as unknown as Rgb)
    if (accentContrast(mixed, look) >= textContrast) return mixed
  }
  return hexOf([end, end, end])
}

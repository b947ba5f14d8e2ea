/** The paper everything is drawn on: warm ground, double hairline frame, a small label at the foot. */
import { random } from './kit/random.ts'

/** Named grounds, one for each season and life stage; any CSS colour will do as well. */
const grounds: Record<string, string> = {
  paper: '#f1e9d6',
  spring: '#f2dfd8',
  summer: '#dbe6cd',
  autumn: '#f0dcb8',
  winter: '#d8dfe4',
  adult: '#dfe6d3',
  juvenile: '#efe2c4',
  subadult: '#e6e0d2',
  dusk: '#d9d3dc',
}

export type Sheet = {
  /** Photographs are 1200 x 900, artworks 1000 x 1300. */
  width: number
  height: number
  /** SVG inside the frame, in sheet coordinates; clipped to the frame, so branches may run out of it. */
  body: string
  latin: string
  chinese: string
  /** Season or life stage in both languages, such as `Spring · 春`. */
  caption: string
  /** A named ground or a CSS colour for the wash behind the subject. */
  tone?: string
}

/** Where the frame stands: the body is seen between these edges. */
const frame = { left: 26, top: 26, right: 26, foot: 60 }

/** A complete SVG document. */
export function sheet({
  width,
  height,
  body,
  latin,
  chinese,
  caption,
  tone = 'paper',
}: Sheet): string {
  const wash = grounds[tone] ?? tone
  const inner = `x="${frame.left}" y="${frame.top}" width="${width - frame.left - frame.right}" height="${height - frame.top - frame.foot}"`
  const outer = `x="${frame.left - 5}" y="${frame.top - 5}" width="${width - frame.left - frame.right + 10}" height="${height - frame.top - frame.foot + 10}"`
  const baseline = height - 25
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<clipPath id="sheet-frame"><rect ${inner}/></clipPath>
<radialGradient id="sheet-light" cx="0.36" cy="0.3" r="0.85"><stop offset="0" stop-color="#fffdf8"/><stop offset="0.45" stop-color="#fffdf8" stop-opacity="0.55"/><stop offset="1" stop-color="#fffdf8" stop-opacity="0"/></radialGradient>
<radialGradient id="sheet-edge" cx="0.5" cy="0.5" r="0.75"><stop offset="0.6" stop-color="#5a4a2a" stop-opacity="0"/><stop offset="1" stop-color="#5a4a2a" stop-opacity="0.1"/></radialGradient>
<filter id="sheet-cloud" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.009" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 0.42  0 0 0 0 0.36  0 0 0 0 0.22  0.5 0 0 0 -0.18"/></filter>
</defs>
<rect width="${width}" height="${height}" fill="#faf7ef"/>
<rect ${inner} fill="${wash}"/><rect ${inner} fill="url(#sheet-light)"/>
<g clip-path="url(#sheet-frame)"><rect width="${width}" height="${height}" filter="url(#sheet-cloud)" opacity="0.28"/>${fibres(width, height, latin)}
${body}
<rect ${inner} fill="url(#sheet-edge)"/></g>
<rect ${inner} fill="none" stroke="#1d2419" stroke-opacity="0.55" stroke-width="1"/>
<rect ${outer} fill="none" stroke="#1d2419" stroke-opacity="0.28" stroke-width="0.8"/>
<g font-size="17" fill="#1d2419"><text x="${frame.left}" y="${baseline}" font-family="EB Garamond, P052, Noto Serif CJK SC, DejaVu Serif, serif"><tspan font-style="italic" font-size="19">${latinText(latin)}</tspan><tspan dx="12" font-family="Noto Serif CJK SC, serif">${escaped(chinese)}</tspan><tspan dx="12" font-size="15" fill="#5b6355" font-family="P052, Noto Serif CJK SC, serif">${escaped(caption)}</tspan></text>
<text x="${width - frame.right}" y="${baseline}" text-anchor="end" font-size="14" fill="#5b6355" font-family="P052, Noto Serif CJK SC, DejaVu Serif, serif">Sample illustration · 示例插图</text></g>
</svg>`
}

/** Short plant fibres in the paper, hardly seen; seeded by the name so that no two species share a sheet. */
function fibres(width: number, height: number, seed: string): string {
  const chance = random(`fibres ${seed}`)
  let strokes = ''
  for (let count = 0; count < 90; count += 1) {
    const x = chance.whole(0, width)
    const y = chance.whole(0, height)
    const bend = chance.whole(-9, 9)
    strokes += `M${x} ${y}q${chance.whole(-14, 14)} ${bend} ${chance.whole(-22, 22)} ${chance.whole(-12, 12)}`
  }
  return `<path d="${strokes}" fill="none" stroke="#6d5c38" stroke-opacity="0.09" stroke-width="0.9"/>`
}

/** Connecting words of a Latin name stand upright. */
function latinText(latin: string): string {
  return escaped(latin).replace(/ (var\.|subsp\.|×) /, ' <tspan font-style="normal">$1</tspan> ')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

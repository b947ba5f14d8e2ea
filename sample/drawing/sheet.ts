/** The paper everything is drawn on: a warm ground that fills the picture from edge to edge. */
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
  /** Photographs are drawn on 1200 x 900, artworks on 1000 x 1300. */
  width: number
  height: number
  /** SVG in sheet coordinates; clipped to the window, so branches may run out of it. */
  body: string
  latin: string
  /** A named ground or a CSS colour for the wash behind the subject. */
  tone?: string
}

/** Every body is drawn for this window; the picture shows the window alone, from edge to edge. */
const window = { left: 26, top: 26, right: 26, foot: 60 }

/** A complete SVG document, as wide as the sheet. */
export function sheet({ width, height, body, latin, tone = 'paper' }: Sheet): string {
  const wash = grounds[tone] ?? tone
  const [w, h] = [width - window.left - window.right, height - window.top - window.foot]
  const inner = `x="${window.left}" y="${window.top}" width="${w}" height="${h}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${Math.round((width * h) / w)}" viewBox="${window.left} ${window.top} ${w} ${h}" preserveAspectRatio="xMidYMid slice">
<defs>
<radialGradient id="sheet-light" cx="0.36" cy="0.3" r="0.85"><stop offset="0" stop-color="#fffdf8"/><stop offset="0.45" stop-color="#fffdf8" stop-opacity="0.55"/><stop offset="1" stop-color="#fffdf8" stop-opacity="0"/></radialGradient>
<radialGradient id="sheet-edge" cx="0.5" cy="0.5" r="0.75"><stop offset="0.6" stop-color="#5a4a2a" stop-opacity="0"/><stop offset="1" stop-color="#5a4a2a" stop-opacity="0.1"/></radialGradient>
<filter id="sheet-cloud" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.009" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 0.42  0 0 0 0 0.36  0 0 0 0 0.22  0.5 0 0 0 -0.18"/></filter>
</defs>
<rect ${inner} fill="${wash}"/><rect ${inner} fill="url(#sheet-light)"/>
<rect width="${width}" height="${height}" filter="url(#sheet-cloud)" opacity="0.28"/>${fibres(width, height, latin)}
${body}
<rect ${inner} fill="url(#sheet-edge)"/>
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

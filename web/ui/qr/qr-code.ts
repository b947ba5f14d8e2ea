/**
 * Draws a QR code as one SVG path. The module runs on the server, so that pages do not load the encoder. Only the sheet
 * of cards with password links loads the module in the browser.
 */
import { encode } from 'uqr'

export interface QrCode {
  /** The number of modules from edge to edge, without the quiet zone. */
  size: number
  /** The `d` attribute of an SVG path, with one unit for each module. */
  path: string
}

/** @returns a code with correction level M, which is readable if up to a seventh of the code is covered */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const runs = data.flatMap((row, y) => runsOf(row).map(([x, length]) => bar(x, y, length)))
  return { size, path: runs.join('') }
}

const bar = (x: number, y: number, length: number) => `M${x} ${y}h${length}v1h-${length}z`

/** @returns the start and length of each run of dark modules in a row */
function runsOf(row: boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue
    const last = runs.at(-1)
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  }
  return runs
}

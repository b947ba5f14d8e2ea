/** Ground to walk on: lawn, paving, a tiled ridge, mud. */
import { random } from '../../kit/random.ts'
import { blot, garden, soft } from '../../kit/wash.ts'
import { shrubs, trees } from './far-bank.ts'

/** Grass blades from `y` downwards, taller and clearer towards us. */
export function blades(
  seed: string,
  y: number,
  count: number,
  height: number,
  colours: readonly string[],
  from = 0,
  to = 1200,
  opacity = 0.85,
  down = 860,
): string {
  const chance = random(`blades ${seed}`)
  const marks: { y: number; svg: string }[] = []
  for (let i = 0; i < count; i += 1) {
    const foot = y + chance.between(0, 1) ** 1.4 * (down - y)
    const near = (foot - y) / (down - y || 1)
    const x = chance.between(from, to)
    const tall = height * (0.35 + near * 0.8) * chance.between(0.5, 1.25)
    const lean = chance.around(0, tall * 0.55)
    const wide = 1.4 + near * 3.4
    marks.push({
      y: foot,
      svg: `<path d="M${(x - wide).toFixed(1)} ${foot.toFixed(1)}Q${(x + lean * 0.25).toFixed(1)} ${(foot - tall * 0.6).toFixed(1)} ${(x + lean).toFixed(1)} ${(foot - tall).toFixed(1)}Q${(x + lean * 0.35 + wide).toFixed(1)} ${(foot - tall * 0.55).toFixed(1)} ${(x + wide).toFixed(1)} ${foot.toFixed(1)}Z" fill="${chance.pick(colours)}" fill-opacity="${(opacity * (0.45 + near * 0.55)).toFixed(2)}"/>`,
    })
  }
  return marks
    .sort((a, b) => a.y - b.y)
    .map((mark) => mark.svg)
    .join('')
}

const greens = ['#7f9a55', '#93ab62', '#6d8a4a', '#a9b873', '#577a43', '#b5b77c']
const dry = ['#b5a26a', '#a58f58', '#c7b583', '#8c8a55', '#9c9a62']

/** Short grass seen from low down; the horizon lies out of focus. Give the bird's feet a place just under `y + 130`. */
export function lawn(seed: string, y: number, autumn = false): { behind: string; before: string } {
  const hues = autumn ? dry : greens
  const sky = garden(
    `${seed} sky`,
    autumn ? ['#e0c999', '#d8c4a0', '#cfc7a8'] : ['#cfdcb2', '#c0d2b4', '#dde2bf'],
    10,
    { x: 40, y: 20, width: 1120, height: y },
    0.5,
  )
  const bank = soft(
    `<path d="M-40 ${y}Q300 ${y - 26} 640 ${y - 4}T1240 ${y - 14}V900H-40Z" fill="${autumn ? '#bba66f' : '#90a965'}"/>`,
    14,
    0.75,
  )
  const chance = random(`lawn ${seed}`)
  // Light and shade lie in pools on the grass; a few small flowers, or fallen leaves in autumn.
  const meadow = garden(
    `${seed} light`,
    autumn ? ['#d9c78f', '#a5945a', '#c9b178'] : ['#b9cc84', '#7c9a55', '#c9d79a', '#6f8f52'],
    16,
    { x: 0, y: y + 40, width: 1200, height: 380 },
    0.45,
  )
  let flowers = ''
  for (let i = 0; i < 34; i += 1) {
    const at = y + 40 + chance.between(0, 1) ** 1.3 * 360
    const x = chance.between(30, 1170)
    const size = 2 + ((at - y) / 400) * 5
    if (autumn)
      flowers += `<path d="M${x} ${at}q${size} ${-size} ${size * 2.6} ${-size * 0.3}q${-size} ${size * 1.4} ${-size * 2.6} ${size * 0.3}z" fill="${chance.pick(['#b5602c', '#d29a35', '#9a4a26'])}" fill-opacity=".85"/>`
    else
      flowers += `<path d="M${x} ${at}v${-size * 3}" stroke="#6d8a4a" stroke-width="1.4"/><ellipse cx="${x}" cy="${at - size * 3.2}" rx="${size}" ry="${size * 0.55}" fill="${chance.pick(['#fbf8ec', '#f3d25c', '#fbf8ec'])}"/><ellipse cx="${x}" cy="${at - size * 3.3}" rx="${size * 0.35}" ry="${size * 0.22}" fill="#dba42c"/>`
  }
  return {
    behind:
      sky +
      trees(
        seed,
        y + 6,
        autumn ? ['#d0a558', '#c08a4c', '#d9bd7c'] : ['#8fae74', '#a8c086', '#7d9f6c', '#bccb98'],
      ) +
      bank +
      soft(blades(`${seed} far`, y - 10, 150, 60, hues), 2.4, 0.7) +
      meadow +
      blades(`${seed} mid`, y + 14, 1100, 52, hues, -20, 1220, 0.8) +
      flowers,
    before: blades(`${seed} near`, y + 268, 210, 96, hues, -20, 1220, 0.9, 880),
  }
}

/** Worn stone slabs in perspective, with moss in the joints. */
export function paving(seed: string, y: number): { behind: string; before: string } {
  const chance = random(`paving ${seed}`)
  let joints = ''
  let flecks = ''
  for (let row = 0; row < 6; row += 1) {
    const at = y + 14 + row * row * 11 + row * 20
    joints += `M-20 ${at.toFixed(0)}Q600 ${(at + chance.around(0, 5)).toFixed(0)} 1220 ${at.toFixed(0)}`
    for (let i = -2; i < 9; i += 1) {
      const next = y + 14 + (row + 1) ** 2 * 11 + (row + 1) * 20
      const x = 600 + (i * 190 + (row % 2) * 95 - 600) * (0.6 + row * 0.16)
      const lower = 600 + (i * 190 + (row % 2) * 95 - 600) * (0.6 + (row + 1) * 0.16)
      joints += `M${x.toFixed(0)} ${at.toFixed(0)}L${lower.toFixed(0)} ${next.toFixed(0)}`
    }
  }
  for (let i = 0; i < 260; i += 1) {
    const at = y + chance.between(0, 1) ** 1.3 * (860 - y)
    flecks += `<ellipse cx="${chance.between(0, 1200).toFixed(0)}" cy="${at.toFixed(0)}" rx="${chance.between(0.8, 3.2).toFixed(1)}" ry="${chance.between(0.5, 1.4).toFixed(1)}" fill="${chance.pick(['#5f5a4c', '#8d8672', '#f1ebda', '#6f7a55'])}" fill-opacity=".4"/>`
  }
  let strewn = ''
  for (let i = 0; i < 26; i += 1) {
    const at = y + 60 + chance.between(0, 1) * 330
    const size = 2 + ((at - y) / 400) * 6
    const x = chance.between(40, 1160)
    strewn +=
      i % 3
        ? `<ellipse cx="${x}" cy="${at}" rx="${size * 0.5}" ry="${size * 0.3}" fill="#d9a75c" stroke="#7d5a2c" stroke-width=".8"/>`
        : `<path d="M${x} ${at}q${size * 1.4} ${-size} ${size * 4} ${-size * 0.4}q${-size * 1.4} ${size * 1.7} ${-size * 4} ${size * 0.4}z" fill="${chance.pick(['#8a9a58', '#b58a4a', '#a56a3a'])}" stroke="#4d4a2c" stroke-opacity=".5"/>`
  }
  const wall = garden(
    `${seed} wall`,
    ['#d9d2bd', '#c9cdb4', '#dfd6c4', '#bfc6ad'],
    11,
    { x: 30, y: 20, width: 1140, height: y },
    0.5,
  )
  return {
    behind: `${wall}${trees(`${seed} t`, y, ['#a9bb8c', '#c2cca4', '#95ab84', '#d5d0b4'], 300, 0.42)}${shrubs(seed, y + 8, ['#a9b88a', '#94a87c', '#bcc59c'])}<rect x="-20" y="${y}" width="1260" height="500" fill="#cbc3ad"/>${soft(`<rect x="-20" y="${y - 16}" width="1260" height="34" fill="#9da287"/>`, 9, 0.6)}${blot([600, y + 240], 700, 150, '#e9e1cc', 0.8)}<path d="${joints}" fill="none" stroke="#7b7560" stroke-opacity=".4" stroke-width="3"/><path d="${joints}" fill="none" stroke="#7d8f55" stroke-opacity=".35" stroke-width="1.4" transform="translate(1 -2)"/>${flecks}${strewn}`,
    before:
      blades(`${seed} weeds`, 800, 26, 60, greens, 20, 330) +
      blades(`${seed} weeds b`, 810, 18, 52, greens, 900, 1190),
  }
}

/** The ridge of an old wall: a row of round tile ends, moss, and the sky behind. */
export function tiledRidge(seed: string, y: number): string {
  const chance = random(`ridge ${seed}`)
  let tiles = `<rect x="-20" y="${y + 20}" width="1260" height="112" fill="#3f3e39"/><rect x="-20" y="${y}" width="1260" height="34" fill="#6b6a62"/><rect x="-20" y="${y}" width="1260" height="9" fill="#93918a"/><rect x="-20" y="${y + 30}" width="1260" height="6" fill="#3d3d38" fill-opacity=".7"/>`
  for (let i = -1; i < 15; i += 1) {
    const x = i * 88 + 22
    tiles += `<path d="M${x} ${y + 36}h74v96q-37 22-74 0z" fill="#5d5c56"/><path d="M${x + 8} ${y + 36}h22v98q-12-2-22-8z" fill="#85837a" fill-opacity=".7"/><circle cx="${x + 37}" cy="${y + 136}" r="33" fill="#66645c" stroke="#34332e" stroke-width="2"/><circle cx="${x + 37}" cy="${y + 136}" r="23" fill="none" stroke="#3b3a35" stroke-opacity=".7" stroke-width="2.5"/><path d="M${x + 24} ${y + 136}q13-18 26 0q-13 18-26 0z" fill="none" stroke="#3b3a35" stroke-opacity=".6" stroke-width="2"/><path d="M${x + 76} ${y + 36}q5 50 12 100" stroke="#2c2b27" stroke-opacity=".6" stroke-width="5" fill="none"/>`
  }
  for (let i = 0; i < 60; i += 1)
    tiles += blot(
      [chance.between(0, 1200), y + chance.around(16, 26)],
      chance.between(8, 30),
      chance.between(4, 9),
      chance.pick(['#6f8348', '#87975a', '#4f6238']),
      0.7,
    )
  const sky = garden(
    `${seed} sky`,
    ['#d5d9cf', '#e0d6c2', '#c9d3cc'],
    10,
    { x: 30, y: 20, width: 1140, height: y },
    0.5,
  )
  return `${sky}${trees(seed, y + 60, ['#a9bb92', '#c4cda9', '#9db18c', '#d8d2b8'], 430, 0.4)}${tiles}<rect x="-20" y="${y + 172}" width="1260" height="300" fill="#e9e2d2"/>${soft(`<rect x="-20" y="${y + 166}" width="1260" height="30" fill="#55534b"/>`, 8, 0.5)}${blades(`${seed} tuft`, y + 2, 26, 90, greens, 950, 1040, 0.95, y + 10)}`
}

/** Still water, reeds, lotus leaves and stones at its edge. */

import { n } from '../../kit/mark.ts'
import { random } from '../../kit/random.ts'
import { blot } from '../../kit/wash.ts'
import { shrubs } from './far-bank.ts'

export type Water = { top: string; deep: string; light: string; bank: readonly string[] }
export const summerWater: Water = {
  top: '#d5e0d2',
  deep: '#8faea6',
  light: '#f4f6ea',
  bank: ['#9db582', '#7f9f70', '#b9c692'],
}
export const winterWater: Water = {
  top: '#dfe0da',
  deep: '#9fb0b4',
  light: '#f7f5ec',
  bank: ['#c2ad82', '#a8997a', '#cdbf9c'],
}
export const autumnWater: Water = {
  top: '#e9dcbc',
  deep: '#a9a987',
  light: '#fbf3dd',
  bank: ['#d2a35a', '#bb7a48', '#c9b573'],
}

/** A pond whose far bank lies at `y`, mirrored in it out of focus. */
export function pond(seed: string, y: number, water: Water): string {
  const chance = random(`pond ${seed}`)
  const bank = shrubs(seed, y, water.bank)
  let ripples = ''
  let glints = ''
  for (let i = 0; i < 90; i += 1) {
    const near = chance.between(0, 1) ** 1.3
    const at = y + 12 + near * (850 - y)
    const x = chance.between(-40, 1180)
    const long = 30 + near * chance.between(60, 240)
    const mark = `M${n(x)} ${n(at)}q${n(long / 2)} ${n(chance.pick([-1, 1]) * (1.5 + near * 5))} ${n(long)} ${n(chance.around(0, 2))}`
    if (chance.chance(0.55)) ripples += mark
    else glints += mark
  }
  const id = `pond-${seed.replaceAll(' ', '-')}`
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${water.top}"/><stop offset=".5" stop-color="${water.deep}" stop-opacity=".82"/><stop offset="1" stop-color="${water.deep}"/></linearGradient></defs>
${bank}<rect x="-20" y="${y}" width="1260" height="900" fill="url(#${id})"/><g transform="translate(0 ${y * 2}) scale(1 -1)" opacity=".42">${bank}</g>
<path d="${ripples}" fill="none" stroke="#4d6a68" stroke-opacity=".22" stroke-width="2"/><path d="${glints}" fill="none" stroke="${water.light}" stroke-opacity=".7" stroke-width="2.2"/>`
}

/** Standing reeds: jointed stems, long blades, and plumes when `plumed`. */
export function reeds(
  seed: string,
  from: number,
  to: number,
  foot: number,
  count: number,
  colours: readonly string[],
  plumed = false,
  height = 560,
): string {
  const chance = random(`reeds ${seed}`)
  let svg = ''
  for (let i = 0; i < count; i += 1) {
    const x = from + ((to - from) * (i + chance.between(0, 1))) / count
    const tall = height * chance.between(0.6, 1.15)
    const lean = chance.around(0, 60)
    const colour = chance.pick(colours)
    const root = foot + chance.around(0, 46)
    const at = (t: number): [number, number] => [x + lean * t * t, root - tall * t]
    const [tx, ty] = at(1)
    svg += `<path d="M${n(x - 2)} ${n(root)}Q${n(x + 3)} ${n(root + tall * 0.22)} ${n(x + lean * 0.3)} ${n(root + tall * 0.42)}L${n(x + 3)} ${n(root)}Z" fill="${colour}" fill-opacity=".26"/><path d="M${n(x - 20)} ${n(root + 1)}q20 6 44 0" stroke="#fbfaf0" stroke-opacity=".6" stroke-width="1.6" fill="none"/><path d="M${n(x - 3)} ${n(root)}Q${n(x)} ${n(root - tall * 0.5)} ${n(tx)} ${n(ty)}Q${n(x + 6)} ${n(root - tall * 0.5)} ${n(x + 4)} ${n(root)}Z" fill="${colour}"/>`
    for (const t of [0.25, 0.45, 0.62, 0.78]) {
      const [lx, ly] = at(t)
      const way = chance.pick([-1, 1])
      const reach = chance.between(110, 230)
      const rise = chance.between(30, 120)
      const drop = chance.between(-20, 80)
      svg += `<path d="M${n(lx)} ${n(ly)}Q${n(lx + way * reach * 0.4)} ${n(ly - rise)} ${n(lx + way * reach)} ${n(ly - rise * 0.5 + drop)}Q${n(lx + way * reach * 0.42)} ${n(ly - rise + 13)} ${n(lx + way * 3)} ${n(ly + 8)}Z" fill="${chance.pick(colours)}" fill-opacity=".92"/><path d="M${n(lx)} ${n(ly + 2)}Q${n(lx + way * reach * 0.41)} ${n(ly - rise + 6)} ${n(lx + way * reach)} ${n(ly - rise * 0.5 + drop)}" stroke="#fbf7e6" stroke-opacity=".4" stroke-width="1" fill="none"/>`
    }
    if (plumed) {
      for (let k = 0; k < 34; k += 1) {
        const t = k / 34
        const way = chance.pick([-1, 1])
        const long = 46 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) + 8
        svg += `<path d="M${n(tx + lean * 0.1 * t)} ${n(ty + 60 - t * 110)}q${n(way * long * 0.3 + 8)} ${n(-long * 0.8)} ${n(way * long * 0.55 + 22)} ${n(-long * 0.5)}" stroke="${chance.pick(['#8a6f52', '#a58a68', '#c9b392', '#6f5a46'])}" stroke-width="2" stroke-opacity=".75" fill="none"/>`
      }
    }
  }
  return svg
}

/** A rounded stone with a wet foot; `top` is where a bird may stand. */
export function stone(
  seed: string,
  [x, y]: readonly [number, number],
  width: number,
  height: number,
  hue = '#8f8c80',
): string {
  const chance = random(`stone ${seed}`)
  const id = `stone-${seed.replaceAll(' ', '-')}`
  const d = `M${x - width / 2} ${y + height}C${x - width * 0.56} ${y + height * 0.5} ${x - width * 0.4} ${y + height * 0.06} ${x - width * 0.12} ${y}C${x + width * 0.16} ${y - height * 0.06} ${x + width * 0.42} ${y + height * 0.1} ${x + width * 0.5} ${y + height * 0.52}C${x + width * 0.54} ${y + height * 0.8} ${x + width * 0.5} ${y + height} ${x + width * 0.46} ${y + height}Z`
  let texture = ''
  for (let i = 0; i < 110; i += 1) {
    const px = x + chance.around(0, width * 0.48)
    const py = y + chance.between(0.05, 0.98) * height
    texture += `<path d="M${n(px)} ${n(py)}q${n(chance.between(4, 22))} ${n(chance.around(0, 6))} ${n(chance.between(12, 44))} ${n(chance.around(0, 9))}" stroke="${chance.pick(['#3d3b34', '#f3eddc', '#5e5b50', '#6f7a50'])}" stroke-opacity="${n(chance.between(0.12, 0.4))}" stroke-width="${n(chance.between(0.8, 2.6))}" fill="none"/>`
  }
  return `<defs><linearGradient id="${id}" x1=".2" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#e6e0cf"/><stop offset=".4" stop-color="${hue}"/><stop offset="1" stop-color="#4a483f"/></linearGradient><clipPath id="${id}c"><path d="${d}"/></clipPath></defs><path d="${d}" fill="url(#${id})" stroke="#33312b" stroke-opacity=".6" stroke-width="1.6"/><g clip-path="url(#${id}c)">${texture}${blot([x - width * 0.2, y + height * 0.12], width * 0.24, height * 0.14, '#7d8d50', 0.55)}</g><ellipse cx="${x}" cy="${y + height}" rx="${width * 0.56}" ry="9" fill="#3c4f4e" fill-opacity=".28"/><path d="M${x - width * 0.62} ${y + height + 4}q${width * 0.3} 8 ${width * 0.62} 1t${width * 0.62} 0" stroke="#fbfaf0" stroke-opacity=".7" stroke-width="2" fill="none"/>`
}

/** Round leaves lying on the water. */
export function pads(seed: string, spots: readonly (readonly [number, number, number])[]): string {
  const chance = random(`pads ${seed}`)
  return spots
    .map(([x, y, r]) => {
      let veins = ''
      for (let i = 0; i < 11; i += 1) {
        const angle = (i / 11) * 6.28 + chance.around(0, 0.1)
        veins += `M${x} ${y}Q${n(x + Math.cos(angle) * r * 0.5)} ${n(y + Math.sin(angle) * r * 0.14 - 2)} ${n(x + Math.cos(angle) * r * 0.94)} ${n(y + Math.sin(angle) * r * 0.29)}`
      }
      const cut = chance.between(0, 6.28)
      return `<ellipse cx="${x + 5}" cy="${y + 7}" rx="${r}" ry="${r * 0.31}" fill="#35504b" fill-opacity=".3"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.31)}" fill="${chance.pick(['#6d9058', '#7fa065', '#5d8553'])}" stroke="#38562f" stroke-width="1.4"/><path d="M${x} ${y}L${n(x + Math.cos(cut) * r * 1.02)} ${n(y + Math.sin(cut) * r * 0.315)}L${n(x + Math.cos(cut + 0.3) * r * 1.02)} ${n(y + Math.sin(cut + 0.3) * r * 0.315)}Z" fill="#a3bbb0" fill-opacity=".9"/><ellipse cx="${n(x - r * 0.2)}" cy="${n(y - r * 0.06)}" rx="${n(r * 0.6)}" ry="${n(r * 0.14)}" fill="#c9d79c" fill-opacity=".35"/><path d="${veins}" stroke="#dfe6b8" stroke-opacity=".55" stroke-width="1.2" fill="none"/>`
    })
    .join('')
}

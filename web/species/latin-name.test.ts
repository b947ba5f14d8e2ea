/** Tests which words of a Latin name are upright. Upright words are in brackets. */
import { expect, test } from 'vitest'
import { latinParts } from './latin-name.tsx'

const marked = (name: string) =>
  latinParts(name)
    .map((text, index) => (index % 2 ? `[${text}]` : text))
    .join('')
    .replaceAll('\u00a0', '_')

test.each([
  ['Camellia japonica', 'Camellia japonica'],
  ['Salvia sp. 1', 'Salvia [sp. 1]'],
  ['Salvia sp. A', 'Salvia [sp. A]'],
  ['Salvia spp.', 'Salvia [spp.]'],
  ['Salvia sp.', 'Salvia [sp.]'],
  ['Carex 2', 'Carex [2]'],
  ['Salvia cf. japonica', 'Salvia [cf.] japonica'],
  ['Salvia aff. japonica', 'Salvia [aff.] japonica'],
  ['Loropetalum chinense var. rubrum', 'Loropetalum chinense [var.] rubrum'],
  ['Acer palmatum subsp. amoenum f. roseum', 'Acer palmatum [subsp.] amoenum [f.] roseum'],
  ['Corvus corone ssp orientalis', 'Corvus corone [ssp] orientalis'],
  ['Rosa gallica s.l.', 'Rosa gallica [s.l.]'],
  ['Bauhinia × blakeana', 'Bauhinia [×]_blakeana'],
  ['× Chitalpa tashkentensis', '[×]_Chitalpa tashkentensis'],
  ["Acer palmatum 'Osakazuki'", "Acer palmatum ['Osakazuki']"],
  ['Rosa ‘Peace of Mind’ × chinensis', 'Rosa [‘Peace of Mind’] [×]_chinensis'],
  ["Rosa 'Peace", "Rosa ['Peace]"],
  ['', ''],
])('shows %s as %s', (name, expected) => {
  expect(marked(name)).toBe(expected)
  expect(latinParts(name).join('').replaceAll('\u00a0', ' ')).toBe(name)
})

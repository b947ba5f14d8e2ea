/** Tests how a Latin name is separated from its authors. */
import { expect, test } from 'vitest'
import { splitAuthors } from './latin-name.ts'

test.each([
  ['Magnolia denudata Desr.', 'Magnolia denudata', 'Desr.'],
  ['Yulania denudata (Desr.) D. L. Fu', 'Yulania denudata', '(Desr.) D. L. Fu'],
  ['Rosa chinensis Jacq. var. minima (Sims) Voss', 'Rosa chinensis var. minima', '(Sims) Voss'],
  ['Salix babylonica L. f. pendula', 'Salix babylonica f. pendula', ''],
  ['Quercus acutissima L. f.', 'Quercus acutissima', 'L. f.'],
  ['Bauhinia × blakeana Dunn', 'Bauhinia × blakeana', 'Dunn'],
  ["Acer palmatum 'Atropurpureum'", "Acer palmatum 'Atropurpureum'", ''],
  ['Struthio_camelus', 'Struthio camelus', ''],
  ['Rosa L.', 'Rosa', 'L.'],
])('separates the name and the authorship of %s', (text, name, authorship) => {
  expect(splitAuthors(text)).toEqual({ name, authorship })
})

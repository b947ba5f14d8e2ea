/** Tests which licence the import reads from a text of a CSV file. */
import { expect, test } from 'vitest'
import { licenceAddress, licenceName } from '../../contract/rights/licences.ts'
import { readLicence } from './read-licence.ts'

test.each([
  ['CC0', 'CC0-1.0', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  [
    'CC0-1.0 (repo-level)',
    'CC0-1.0',
    'CC0 1.0',
    'https://creativecommons.org/publicdomain/zero/1.0/',
  ],
  [
    'CC BY-SA 4.0',
    'CC-BY-SA-4.0',
    'CC BY-SA 4.0',
    'https://creativecommons.org/licenses/by-sa/4.0/',
  ],
  ['cc-by 2.0', 'CC-BY-2.0', 'CC BY 2.0', 'https://creativecommons.org/licenses/by/2.0/'],
  [
    'CC BY-SA 3.0 RS',
    'CC-BY-SA-3.0-RS',
    'CC BY-SA 3.0 RS',
    'https://creativecommons.org/licenses/by-sa/3.0/rs/',
  ],
  ['CC BY', 'CC-BY', 'CC BY', 'https://creativecommons.org/licenses/'],
  [
    'CC-BY-NC-4.0',
    'CC-BY-NC-4.0',
    'CC BY-NC 4.0',
    'https://creativecommons.org/licenses/by-nc/4.0/',
  ],
  ['PDDL-1.0', 'PDDL-1.0', 'PDDL 1.0', 'https://opendatacommons.org/licenses/pddl/1-0/'],
  ['MIT (repo-level)', 'MIT', 'MIT', 'https://opensource.org/license/mit'],
  [
    'Public Domain',
    'public-domain',
    'Public domain 公有领域',
    'https://creativecommons.org/publicdomain/mark/1.0/',
  ],
  ['All rights reserved', 'all-rights-reserved', undefined, '/rights'],
])('reads %s as %s', (text, id, name, address) => {
  expect(readLicence(text)).toEqual({ id, note: '' })
  expect([licenceName(id), licenceAddress(id)]).toEqual([name, address])
})

test('reads the text after a semicolon as a note', () => {
  expect(readLicence('PD (art, 1827-38); courtesy of a museum')).toEqual({
    id: 'public-domain',
    note: 'courtesy of a museum',
  })
})

test('accepts an empty licence', () => {
  expect(readLicence('  ')).toEqual({ id: '', note: '' })
})

test.each(['free', 'CC-BY-SA-NC 4.0', '(repo-level)', '; courtesy', 'toString'])(
  'rejects %s',
  (text) => {
    expect(readLicence(text)).toBeUndefined()
  },
)

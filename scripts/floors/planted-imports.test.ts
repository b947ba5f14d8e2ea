/** Tests that the check of imports reads the files of a project and reports each forbidden import. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forbiddenImports } from './check-imports.mjs'

/** A project whose imports go down, with a test and generated types that import upward files. */
const acceptedFiles = {
  'contract/calls/endpoints.ts': "import { limit } from '../limits.ts'",
  'contract/limits.ts': 'export const limit = 1',
  'server/app.ts': "import { serve } from './http/serve.ts'\nserve()",
  'server/http/serve.ts':
    "import {\n  list,\n  type Account,\n} from '../accounts/service.ts'\nexport * from '../../contract/limits.ts'",
  'server/accounts/service.ts': "import type { Clock } from '../kernel/clock.ts'",
  'server/kernel/clock.ts': 'export interface Clock {}',
  'server/kernel/clock.test.ts': "import { list } from '../accounts/service.ts'",
  'web/pages/home.tsx':
    "import type { Route } from './+types/home'\nconst { Home } = await import('../home-page/home.tsx')",
  'web/home-page/home.tsx':
    "import styles from './home.module.css'\nimport { m } from '../paraglide/messages.js'",
  'web/home-page/home.module.css': '.home {}',
  'web/paraglide/messages.ts': "import { Home } from '../home-page/home.tsx'",
  'scripts/run.mjs': "import { readSettings } from '../server/app.ts'",
  'tests/harness/site.ts': "import { app } from '../../server/app.ts'",
  'benchmarks/load.ts': "import { site } from '../tests/harness/site.ts'",
}

let project: string
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'planted-imports-'))
  plant(acceptedFiles)
})
afterEach(() => rmSync(project, { recursive: true }))

function plant(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(project, file), `${text}\n`)
  }
}

test('accepts a project whose imports go down', () => {
  expect(forbiddenImports(project)).toEqual([])
})

test.each([
  ['a value', "import { list } from '../accounts/service.ts'"],
  ['several lines', "import {\n  list,\n} from '../accounts/service.ts'"],
  ['a type', "import type { Account } from '../accounts/service.ts'"],
  ['the type of a module', "export type Service = typeof import('../accounts/service.ts')"],
  ['a side effect', "import '../accounts/service.ts'"],
  ['a re-export', "export { list } from '../accounts/service.ts'"],
  ['a re-export of everything', "export * from '../accounts/service.ts'"],
  ['a dynamic import', "const { list } = await import('../accounts/service.ts')"],
  ['a worker', "new Worker(new URL('../accounts/service.ts', import.meta.url))"],
])('rejects an upward import of %s', (_, code) => {
  plant({ 'server/kernel/dates.ts': code })
  expect(forbiddenImports(project)).toEqual([
    'server/kernel/dates.ts imports server/accounts/service.ts: up, from server/kernel to server/accounts. Move the code that both need to a floor below server/kernel, or this file to a floor above server/accounts (scripts/floors/floors.mjs).',
    expect.stringContaining('server/accounts -> server/kernel -> server/accounts'),
  ])
})

test.each(['@import "../home-page/home.css";', '.a { composes: b from "../home-page/home.css"; }'])(
  'rejects an upward import of styles: %s',
  (code) => {
    plant({ 'web/ui/button.css': code })
    const [mistake] = forbiddenImports(project)
    expect(mistake).toContain('web/ui/button.css imports web/home-page/home.css: up')
  },
)

test.each(['server', 'web'])('rejects a folder of %s that is on no floor', (tree) => {
  plant({ [`${tree}/new/deep/a.ts`]: '', [`${tree}/only-tests/a.test.ts`]: '' })
  expect(forbiddenImports(project)).toEqual([
    `${tree}/new is on no floor. Add ${tree}/new to scripts/floors/floors.mjs.`,
  ])
})

test.each([
  ['sideways', 'server/ledger/undo.ts', '../media/intake.ts', 'server/ledger to server/media'],
  ['up', 'web/ui/button.tsx', '../home-page/home.tsx', 'web/ui to web/home-page'],
  ['up', 'contract/names.ts', '../server/names/names.ts', 'contract to server'],
  ['sideways', 'web/client/api.ts', '../../server/config/config.ts', 'web to server'],
  ['up', 'server/media/intake.ts', '../../scripts/programs/debian.mjs', 'server to scripts'],
  ['up', 'scripts/tests/reports.mjs', '../../tests/harness/texts/words.ts', 'scripts to tests'],
])('rejects an import that goes %s, in %s', (direction, file, specifier, floors) => {
  plant({ [file]: `import { value } from '${specifier}'` })
  const imported = path.posix.join(path.posix.dirname(file), specifier)
  const [mistake, ...others] = forbiddenImports(project)
  expect(mistake).toContain(`${file} imports ${imported}: ${direction}, from ${floors}.`)
  expect(others).toEqual([])
})

test.each(['contract', 'server/media', 'web/home-page', 'scripts', 'tests', 'benchmarks'])(
  'rejects folders of %s that import each other, and names a line for each step',
  (folder) => {
    plant({
      [`${folder}/one/a.ts`]: "import type { B } from '../two/b.ts'",
      [`${folder}/two/b.ts`]: "export * from './three/c.ts'",
      [`${folder}/two/three/c.ts`]: "const load = () => import('../../one/d.ts')",
      [`${folder}/one/d.ts`]: 'export const d = 1',
    })
    const [first, second, third] = [`${folder}/one`, `${folder}/two`, `${folder}/two/three`]
    expect(forbiddenImports(project)).toEqual([
      `These folders import each other in a cycle: ${[first, second, third, first].join(' -> ')}. Move one of these files, or the code that it needs:\n  ${first}/a.ts imports ${second}/b.ts\n  ${second}/b.ts imports ${third}/c.ts\n  ${third}/c.ts imports ${first}/d.ts`,
    ])
  },
)

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesOfVisitors, readBuildFiles } from './build-files.ts'

test('follows the static and the dynamic imports of the pages of visitors', () => {
  const files = filesOfVisitors({
    'web/entry.client.tsx': { file: 'assets/entry-1.js', imports: ['_react.js'] },
    'web/root.tsx?route': { file: 'assets/root-2.js', assets: ['assets/font.woff2'] },
    'web/pages/club/walk.tsx?route': { file: 'assets/walk-3.js', imports: ['_map.js'] },
    'web/pages/admin/admin.tsx?route': { file: 'assets/admin-4.js', imports: ['_table.js'] },
    'web/pages/catalogue/labels.tsx?route': { file: 'assets/labels-5.js' },
    'style.css': { file: 'assets/style-6.css' },
    '_react.js': { file: 'assets/react-7.js' },
    '_map.js': { file: 'assets/map-8.js', dynamicImports: ['web/zoom/view.tsx'], css: ['a.css'] },
    'web/zoom/view.tsx': { file: 'assets/view-9.js', imports: ['_map.js'] },
    '_table.js': { file: 'assets/table-10.js' },
  })
  expect(files.toSorted()).toEqual([
    'a.css',
    'assets/entry-1.js',
    'assets/font.woff2',
    'assets/map-8.js',
    'assets/react-7.js',
    'assets/root-2.js',
    'assets/style-6.css',
    'assets/view-9.js',
    'assets/walk-3.js',
  ])
})

test('lists nothing where there is no build', async () => {
  expect(await readBuildFiles(await mkdtemp(path.join(tmpdir(), 'huaniao-none-')))).toEqual([])
})

/** Tests which files of the build are listed for saved walks and for the upload page. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesOfUpload, filesOfVisitors, readBuildFiles } from './build-files.ts'

test('follows the static and the dynamic imports of the pages of visitors, except the labels', () => {
  const files = filesOfVisitors({
    'web/entry.client.tsx': { file: 'assets/entry-1.js', imports: ['_react.js'] },
    'web/root.tsx?route': {
      ...{ file: 'assets/root-2.js', assets: ['assets/font.woff2'], css: ['assets/style-6.css'] },
    },
    'web/pages/club/walk.tsx?route': { file: 'assets/walk-3.js', imports: ['_map.js'] },
    'web/pages/admin/admin.tsx?route': { file: 'assets/admin-4.js', imports: ['_table.js'] },
    'web/pages/catalogue/labels.tsx?route': { file: 'assets/labels-5.js' },
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

test('lists the shell of the upload page with its worker, without the decoder of HEIC', () => {
  const files = filesOfUpload({
    'web/entry.client.tsx': { file: 'assets/entry-1.js' },
    'web/pages/submissions/upload-offline.tsx?route': {
      ...{ file: 'assets/offline-2.js', imports: ['_form.js'] },
    },
    'web/pages/submissions/upload.tsx?route': { file: 'assets/upload-3.js' },
    '_form.js': {
      ...{ file: 'assets/form-4.js', assets: ['assets/worker-5.js'] },
      dynamicImports: ['web/upload/prepare/as-it-is.ts', 'web/upload/prepare/decode-heic.ts'],
    },
    'web/upload/prepare/as-it-is.ts': { file: 'assets/as-it-is-6.js' },
    'web/upload/prepare/decode-heic.ts': {
      ...{ file: 'assets/decode-heic-7.js', assets: ['assets/libheif-8.wasm'] },
    },
  })
  expect(files.toSorted()).toEqual([
    'assets/as-it-is-6.js',
    'assets/entry-1.js',
    'assets/form-4.js',
    'assets/offline-2.js',
    'assets/worker-5.js',
  ])
})

test('lists no files without a build', async () => {
  expect(await readBuildFiles(await mkdtemp(path.join(tmpdir(), 'huaniao-none-')))).toEqual([])
})

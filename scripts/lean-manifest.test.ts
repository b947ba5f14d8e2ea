/** Tests which imports and properties the shortened manifest leaves out. */
import { expect, test } from 'vitest'
import { withoutUnusedScripts } from './lean-manifest.mjs'

const manifestOf = (imports: Record<string, string[]>) =>
  `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
    routes: Object.fromEntries(
      Object.entries(imports).map(([id, scripts]) => [
        id,
        { id, module: '/assets/page.js', imports: scripts, css: ['/assets/forms.css'] },
      ]),
    ),
  })};`

test('leaves out only the imports of the pages of members, and keeps the styles', () => {
  const before = manifestOf({
    'pages/catalogue/key': ['/assets/a.js'],
    'pages/admin/admin': ['/assets/b.js'],
    'pages/accounts/login': ['/assets/c.js'],
    'pages/submissions/upload': ['/assets/d.js'],
  })
  expect(withoutUnusedScripts(before)).toBe(
    manifestOf({
      'pages/catalogue/key': ['/assets/a.js'],
      'pages/admin/admin': [],
      'pages/accounts/login': [],
      'pages/submissions/upload': [],
    }),
  )
})

test('leaves out false properties, and imports that every page loads, except in the root route', () => {
  const routes = {
    root: { id: 'root', hasAction: false, imports: ['/assets/frame.js'] },
    terms: {
      id: 'pages/catalogue/terms',
      ...{ hasLoader: true, hasAction: false },
      imports: ['/assets/shared.js', '/assets/frame.js', '/assets/terms.js'],
    },
  }
  const script = manifestOf({}).replace('"routes":{}', `"routes":${JSON.stringify(routes)}`)
  const answer = JSON.parse(
    withoutUnusedScripts(script).slice('window.__reactRouterManifest='.length, -1),
  )
  expect(answer.routes).toEqual({
    root: routes.root,
    terms: { id: 'pages/catalogue/terms', hasLoader: true, imports: ['/assets/terms.js'] },
  })
})

test('rejects a manifest in an unknown form', () => {
  expect(() => withoutUnusedScripts('self.manifest={}')).toThrow('does not support')
})

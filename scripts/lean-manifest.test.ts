import { expect, test } from 'vitest'
import { withoutScriptsOfMembers } from './lean-manifest.mjs'

const written = (imports: Record<string, string[]>) =>
  `window.__reactRouterManifest=${JSON.stringify({
    routes: Object.fromEntries(
      Object.entries(imports).map(([id, scripts]) => [
        id,
        { id, module: '/assets/page.js', imports: scripts, css: ['/assets/forms.css'] },
      ]),
    ),
  })};`

test('leaves out the scripts of members’ pages alone, and keeps their styles', () => {
  const before = written({
    'pages/catalogue/key': ['/assets/a.js'],
    'pages/admin/admin': ['/assets/b.js'],
    'pages/accounts/login': ['/assets/c.js'],
    'pages/submissions/upload': ['/assets/d.js'],
  })
  expect(withoutScriptsOfMembers(before)).toBe(
    written({
      'pages/catalogue/key': ['/assets/a.js'],
      'pages/admin/admin': [],
      'pages/accounts/login': [],
      'pages/submissions/upload': [],
    }),
  )
})

test('refuses a manifest in a form it does not know', () => {
  expect(() => withoutScriptsOfMembers('self.manifest={}')).toThrow('does not know')
})

import { expect, test } from 'vitest'
import { assetsIn, assetsNamedIn, pageScriptsIn, picturesIn } from './shown-in-page.ts'

test('finds styles, fonts, scripts and icon of a page, not the preview card', () => {
  const html = `<link rel="stylesheet" href="/assets/style-Ab_1.css"/>
    <link rel="preload" as="font" href="/assets/eb-x.woff2"/><link rel="icon" href="/assets/icon.svg"/>
    <meta property="og:image" content="https://flora.example/assets/card-1.jpg"/>
    <script type="module">import "/assets/manifest-1.js";import * as a from "/assets/walk-2.js"</script>
    <a href="/assets-of-the-club">x</a>`
  expect(assetsIn(html)).toEqual([
    '/assets/style-Ab_1.css',
    '/assets/eb-x.woff2',
    '/assets/icon.svg',
    '/assets/manifest-1.js',
    '/assets/walk-2.js',
  ])
})

test('finds static and dynamic imports of a script', () => {
  const source = `import{a}from"./react-1.js";const d=()=>import(\`./zoom-2.js\`);
    const m=["assets/zoom-2.js","assets/style-3.css"];fetch("./words.json")`
  expect(new Set(assetsNamedIn(source))).toEqual(
    new Set(['/assets/react-1.js', '/assets/zoom-2.js', '/assets/style-3.css']),
  )
})

test('finds the smallest rendition of each picture, a larger one of the first, and the map', () => {
  const html = `<img src="/public/compressed/A-1.jpg?width=960" srcSet="…" alt="a &gt; b" fetchPriority="high"/>
    <img src="/public/compressed/B-2.jpg?width=960" loading="lazy"/><img alt="" src="/content/maps/map.svg">
    <img src="data:image/png;base64,x">`
  expect(picturesIn(html)).toEqual([
    '/public/compressed/A-1.jpg?width=480',
    '/public/compressed/A-1.jpg?width=960',
    '/public/compressed/B-2.jpg?width=480',
    '/content/maps/map.svg',
  ])
})

test('finds the pages of visitors, not those of members and admins', () => {
  const routes = {
    root: { path: '', module: '/assets/root.js', imports: ['/assets/shared.js'] },
    home: { module: '/assets/home.js' },
    'pages/upload': { path: 'upload', module: '/assets/upload.js', imports: ['/assets/heif.js'] },
    'pages/admin': { path: 'admin/bin', module: '/assets/bin.js' },
    'pages/glossary': { path: 'glossary', module: '/assets/glossary.js' },
  }
  const manifest = `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes })};`
  expect(pageScriptsIn(manifest)).toEqual([
    '/assets/root.js',
    '/assets/shared.js',
    '/assets/home.js',
    '/assets/glossary.js',
  ])
})

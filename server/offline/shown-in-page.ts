/** What a rendered page needs to be shown: its scripts, styles and fonts, and its pictures. */

const assetOf = /(?:href|src)="(\/assets\/[\w.-]+)"|"(\/assets\/[\w.-]+\.js)"/g
const image = /<img\s[^>]*>/g
const partOf = /["'`(](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2))["'`)]/g

/** Addresses of assets. A card for other sites' previews, in the head, is none of them. */
export function assetsIn(html: string): string[] {
  return [...html.matchAll(assetOf)].map(([, linked, imported]) => linked ?? imported ?? '')
}

/** What a script or a stylesheet loads in turn, some of it only when it is needed. */
export function assetsNamedIn(source: string): string[] {
  return [...source.matchAll(partOf)].map(([, name]) => `/assets/${name}`)
}

/**
 * Addresses of pictures in the smallest width, which any screen can show; the one a page begins with
 * also twice as wide. Those of `content/` as they are.
 */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(image)].flatMap(([tag]) => {
    const address = /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? ''
    if (address.startsWith('/content/')) return [address]
    if (!address.startsWith('/public/compressed/')) return []
    const [path = ''] = address.split('?')
    const first = /\sfetchpriority="high"/i.test(tag)
    return [`${path}?width=480`, ...(first ? [`${path}?width=960`] : [])]
  })
}

/**
 * The scripts of the pages a visitor may turn to from there, so that without a network the site itself
 * can say so; from the table of pages the build makes. Those of members and admins are left out.
 */
export function pageScriptsIn(manifest: string): string[] {
  const { routes } = JSON.parse(manifest.slice(manifest.indexOf('{')).replace(/;\s*$/, '')) as {
    routes: Record<string, { path?: string; module: string; imports?: string[] }>
  }
  const others = /^(upload|editPage|birdEditPage|admin|account|newPassword|labels)/
  return Object.values(routes)
    .filter(({ path = '' }) => !others.test(path))
    .flatMap(({ module, imports = [] }) => [module, ...imports])
}

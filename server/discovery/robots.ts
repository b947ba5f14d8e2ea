/** Writes robots.txt (RFC 9309). A search engine may list a page without reading it, so pages also need `noindex`. */

/** Beginnings of the addresses that search engines skip, such as members' pages, labels, search results and calls. */
const disallowedPaths = [
  ...['/account', '/admin', '/birdEditPage', '/editPage', '/labels', '/language', '/login'],
  ...['/newPassword', '/register', '/search?', '/searchBird?', '/setup', '/upload', '/api/'],
]

export function robotsFile(origin: string, allowsSearchEngines: boolean): string {
  if (!allowsSearchEngines) return 'User-agent: *\nDisallow: /\n'
  const lines = disallowedPaths.map((address) => `Disallow: ${address}`)
  return `User-agent: *\nAllow: /api/docs\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}

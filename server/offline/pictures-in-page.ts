/** Lists the pictures that a rendered page shows; the manifest of the build lists none of them. */

const image = /<img\s[^>]*>/g

/**
 * @returns each picture in the smallest width, one of high priority also twice as wide; files of `content/` as they are
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

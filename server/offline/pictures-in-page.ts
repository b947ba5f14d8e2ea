/** Lists the pictures that a rendered page shows, because the manifest of the build does not list these pictures. */

const image = /<img\s[^>]*>/g

/**
 * @returns the address of each picture in the smallest width, and of a picture with high priority also in the double
 * width. Addresses of files in `content/` stay unchanged.
 */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(image)].flatMap(([tag]) => {
    const address = /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? ''
    if (address.startsWith('/content/')) return [address]
    if (!address.startsWith('/public/compressed/')) return []
    const [path = ''] = address.split('?')
    const isFirst = /\sfetchpriority="high"/i.test(tag)
    return [`${path}?width=480`, ...(isFirst ? [`${path}?width=960`] : [])]
  })
}

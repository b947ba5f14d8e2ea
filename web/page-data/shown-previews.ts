/** Removes the blurred previews of pictures from the data of a page if its HTML already has them. */

/**
 * Removes the blurred previews that the HTML shows from the data in the page's script. Previews cannot be compressed,
 * and React keeps the styles that the HTML has.
 * @returns the HTML without the repeated previews
 */
export function withoutShownPreviews(html: string): string {
  const shownPreviews = new Set(
    [...html.matchAll(/url\((data:image\/png;base64,[^)]*)\)/g)].map(([, url]) => url),
  )
  return html.replaceAll(/\\"(data:image\/png;base64,[\w+/=]*)\\"/g, (text, url) =>
    shownPreviews.has(url) ? '\\"\\"' : text,
  )
}

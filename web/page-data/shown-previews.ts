/** Sends the blurred preview of a picture once with a page: in its HTML, not in its data too. */

/**
 * Removes the blurred previews that the HTML shows from the data of the page, in the strings of its script. They
 * cannot be compressed, and React keeps the styles that the HTML has.
 */
export function withoutShownPreviews(html: string): string {
  const shown = new Set(
    [...html.matchAll(/url\((data:image\/png;base64,[^)]*)\)/g)].map(([, url]) => url),
  )
  return html.replaceAll(/\\"(data:image\/png;base64,[\w+/=]*)\\"/g, (text, url) =>
    shown.has(url) ? '\\"\\"' : text,
  )
}

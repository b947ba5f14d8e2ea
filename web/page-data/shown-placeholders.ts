/** Removes the placeholders of pictures from the data of a page if its HTML already has them. */

/**
 * Removes each placeholder from the data in the page's script if the HTML already shows the placeholder. Placeholders
 * cannot be compressed, and React keeps the styles that the HTML has.
 * @returns the HTML without the repeated placeholders
 */
export function withoutShownPlaceholders(html: string): string {
  const shownPlaceholders = new Set(
    [...html.matchAll(/url\((data:image\/png;base64,[^)]*)\)/g)].map(([, url]) => url),
  )
  return html.replaceAll(/\\"(data:image\/png;base64,[\w+/=]*)\\"/g, (text, url) =>
    shownPlaceholders.has(url) ? '\\"\\"' : text,
  )
}

/** Shows a text whose dates do not break between two lines. */

/**
 * An English date such as `18 October 2025`. A Chinese date contains no spaces, so the style `word-break: keep-all` is
 * enough.
 */
const englishDate = /(\d{1,2} [A-Z][a-z]+ \d{4})/

export function WholeDates({ text }: { text: string }) {
  // The odd parts are the dates.
  return text.split(englishDate).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={index} className="whole-date">
        {part}
      </span>
    ),
  )
}

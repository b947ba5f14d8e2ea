/**
 * Shows a Latin name in italics. Ranks, abbreviations, numbers, the hybrid sign and cultivars are upright (International
 * Code of Nomenclature, recommended practice).
 */
import styles from './species-names.module.css'

/**
 * `sp.` or `spp.` with the next word, an abbreviation such as `var.`, `s.l.` or `ssp`, or a number. Also the hybrid
 * sign, `+`, and a cultivar in quotation marks.
 */
const upright = /(?<!\S)(spp?\. \S+|[×x+]|(?:[a-z]+\.)+|ssp|\d\S*|['‘].*?(?:['’]|$))(?!\S)/

/**
 * @returns the parts, which together are the name. Every second part is upright. A non-breaking space prevents a line
 * break after the hybrid sign.
 */
export const latinParts = (name: string) => name.replaceAll('× ', '×\u00a0').split(upright)

export function LatinName({ name }: { name: string }) {
  return (
    <i className={styles.italic} lang="la">
      {latinParts(name).map((text, index) =>
        index % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never move
          <span key={index} className={styles.rank}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </i>
  )
}

/** Shows the table of compared species, with rows of photographs, classification, characters and texts. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { comparisonAddress } from '../../contract/addresses/comparison-address.ts'
import { profileAddress } from '../../contract/names.ts'
import { taxonAddress } from '../../contract/taxonomy/taxon-names.ts'
import { asShown } from '../../contract/text/as-shown.ts'
import { isChinese } from '../../contract/text/language-of-text.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { photographAlt } from '../photographs/photograph-alt.ts'
import { PhotographCaption } from '../photographs/photograph-caption.tsx'
import { SectionSign } from '../photographs/section-sign.tsx'
import { textWords } from '../species/field-words.ts'
import { NoPhotograph } from '../species/no-photograph.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { TaxonNames } from '../species/taxon-latin.tsx'
import { TextInBothLanguages } from '../species/text-in-both-languages.tsx'
import { WholeNames } from '../species/whole-names.tsx'
import { Facts } from '../ui/facts.tsx'
import { Picture } from '../ui/picture.tsx'
import { pictureRows, taxonRows, textRows } from './compared-rows.ts'
import styles from './comparison-page.module.css'
import type { Comparison } from './load-comparison.ts'

const rankWords = { order: m.taxon_order, family: m.taxon_family, genus: m.taxon_genus }

/**
 * Renders the table. Adding a species keeps the elements of the other names, and of the other pictures unless a new row
 * appears above the pictures. Other rows and columns may become new elements, because the height of a row of text
 * depends on every species.
 */
export function ComparedSpecies({ kind, compared, characters }: Comparison) {
  const names = compared.map((species) => species.names.latinName)
  const count = compared.length
  const pictures = pictureRows(kind, compared)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the columns too
    <section className={styles.frame} aria-label={m.compare_title()} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {compared.map(({ id, names: speciesNames }, index) => (
              <th key={cellKey(id, index)} scope="col">
                <Link to={profileAddress(kind, speciesNames.latinName)}>
                  <SpeciesNames names={speciesNames} as="entry" />
                </Link>
                {count > 1 && (
                  <Link
                    className={styles.remove}
                    to={comparisonAddress(names.filter((name) => name !== speciesNames.latinName))}
                    aria-label={m.compare_remove({ name: speciesNames.latinName })}
                    preventScrollReset
                  >
                    <span aria-hidden="true">×</span>
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {pictures.map(({ section, photographs }, row) => (
          <Row
            key={pictures
              .slice(0, row + 1)
              .map((each) => each.section)
              .join()}
            count={count}
            heading={<SectionSign section={section} />}
          >
            {compared.map(({ id, names: speciesNames }, index) => {
              const photograph = photographs[index]
              const address = profileAddress(kind, speciesNames.latinName)
              return (
                <td key={cellKey(id, index)} className={styles.pictured}>
                  {photograph ? (
                    <>
                      <Link to={`${address}?zoom=${photograph._id}`} className={styles.picture}>
                        <Picture
                          picture={photograph}
                          alt={photographAlt(photograph, speciesNames)}
                          sizes={sizesFor(count)}
                          ratio={1}
                          first={row === 0}
                        />
                      </Link>
                      <p className={styles.caption}>
                        <PhotographCaption photograph={photograph} />
                      </p>
                    </>
                  ) : (
                    <>
                      <NoPhotograph kind={kind} />
                      <p className={styles.caption}>{m.compare_no_picture()}</p>
                    </>
                  )}
                </td>
              )
            })}
          </Row>
        ))}
        {taxonRows(compared).map(({ rank, taxa, differs }) => (
          <Row key={`${rank} ${names}`} count={count} heading={rankWords[rank]()} differs={differs}>
            {compared.map(({ id }, index) => {
              const taxon = taxa[index]
              return (
                <td key={cellKey(id, index)} data-differs={differs}>
                  {taxon ? (
                    <Link to={taxonAddress(rank, taxon.name)}>
                      <TaxonNames {...taxon} />
                    </Link>
                  ) : (
                    <NotRecorded />
                  )}
                </td>
              )
            })}
          </Row>
        ))}
        {characters.map(({ key, name, choices, differs }) => (
          <Row key={`${key} ${names}`} count={count} heading={name} differs={differs}>
            {compared.map(({ id }, index) => (
              <td key={cellKey(id, index)}>
                {choices[index]?.length ? <Facts facts={choices[index]} /> : <NotRecorded />}
              </td>
            ))}
          </Row>
        ))}
        {textRows(kind, compared).map(({ field, texts }) => (
          <Row key={`${field} ${names}`} count={count} heading={textWords[field]()}>
            {compared.map(({ id }, index) => (
              <td key={cellKey(id, index)} className={styles.text}>
                {texts[index] ? (
                  <ReadersText
                    text={asShown(field, texts[index])}
                    isOfNames={field === 'otherNames' || field === 'location'}
                  />
                ) : (
                  <NotRecorded />
                )}
              </td>
            ))}
          </Row>
        ))}
      </table>
    </section>
  )
}

/** @returns the `sizes` attribute of a picture in one of the columns */
const sizesFor = (count: number) =>
  `(min-width: 60rem) ${Math.round(70 / count)}rem, (min-width: 48rem) ${Math.round(100 / Math.max(2, count))}vw, 42vw`

const cellKey = (id: string, index: number) => `${index} ${id}`

interface RowProps {
  count: number
  heading: ReactNode
  /** Whether the species differ in this row; undefined if the difference is unknown. */
  differs?: boolean | undefined
  children: ReactNode
}

/** Renders a row. The heading is above its cells, so that the columns are wide on a phone too. */
function Row({ count, heading, differs, children }: RowProps) {
  const isMarked = count > 1 && differs !== undefined
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={count}>
          <span className={styles.name}>{heading}</span>
          {isMarked && (
            <span className={styles.verdict} data-differs={differs}>
              {differs ? m.compare_differs() : m.compare_same()}
            </span>
          )}
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  )
}

/** Shows the paragraphs in the reader's language, or all paragraphs if no paragraph is in that language. */
function ReadersText({ text, isOfNames }: { text: string; isOfNames: boolean }) {
  const paragraphs = text.split('\n').filter((paragraph) => paragraph.trim())
  const readable = paragraphs.filter((paragraph) => isChinese(paragraph) === (getLocale() === 'zh'))
  return (readable.length > 0 ? readable : paragraphs).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never move
    <p key={index}>
      {isOfNames ? <WholeNames text={paragraph} /> : <TextInBothLanguages text={paragraph} />}
    </p>
  ))
}

function NotRecorded() {
  return <span className={styles.none}>{m.compare_not_recorded()}</span>
}

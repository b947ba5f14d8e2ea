/** Shows the photographs of a profile by season (4 at a time) or by life stage (2 at a time). */
import { useState } from 'react'
import { Link } from 'react-router'
import { birdStages, type Kind, kinds, type Section, type TextField } from '../../contract/kinds.ts'
import { sectionPageSize } from '../../contract/limits.ts'
import { galleryAddress, type Names } from '../../contract/names.ts'
import type { Photograph } from '../../contract/schemas/pictures.ts'
import type { Feature } from '../featured/use-featuring.tsx'
import { m } from '../paraglide/messages.js'
import { photographAlt } from '../photographs/photograph-alt.ts'
import { PhotographCaption } from '../photographs/photograph-caption.tsx'
import { SectionSign } from '../photographs/section-sign.tsx'
import { sectionWord } from '../photographs/section-word.ts'
import { SharedRightsLine, sharedRightsOf } from '../photographs/shared-rights.tsx'
import { textWords } from '../species/field-words.ts'
import { useSwipe } from '../ui/behaviour/use-swipe.ts'
import { Picture } from '../ui/picture.tsx'
import type { LinksOfTexts } from '../ways-onward/load-ways-onward.ts'
import { ZoomLink } from '../zoom/zoom-link.tsx'
import { Paragraphs } from './information-texts.tsx'
import onlyStyles from './only-photograph.module.css'
import styles from './picture-sections.module.css'

const stripSizes = '(min-width: 78rem) 18rem, (min-width: 56rem) 23vw, 46vw'
/** The only photograph of a section is larger than the photographs of a strip. */
const onlySizes = '(min-width: 40rem) 48vw, 92vw'

interface PictureSectionsProps {
  kind: Kind
  names: Names
  photographs: Photograph[]
  texts: Partial<Record<TextField, string>>
  links: LinksOfTexts
  onZoom: (id: string) => void
  /** Renders the Feature button; undefined for visitors. */
  feature?: Feature | undefined
}

export function PictureSections({ kind, photographs, ...sectionProps }: PictureSectionsProps) {
  return (
    <div className={styles.sections} data-kind={kind}>
      {kinds[kind].sections.map((section) => (
        <PictureSection
          key={section}
          section={section}
          kind={kind}
          size={sectionPageSize[kind]}
          photographs={photographs.filter((photograph) => photograph.season === section)}
          {...sectionProps}
        />
      ))}
    </div>
  )
}

interface PictureSectionProps extends PictureSectionsProps {
  section: Section
  size: number
}

function PictureSection({
  section,
  kind,
  size,
  photographs,
  names,
  texts,
  links,
  onZoom,
  feature,
}: PictureSectionProps) {
  const [page, setPage] = useState(0)
  const total = photographs.length
  const start = page * size
  const visiblePhotographs = photographs.slice(start, start + size)
  const isLast = start + size >= total
  const blanks = total === 0 ? 0 : size - visiblePhotographs.length
  const stage = birdStages.find((each) => each === section)
  const text = stage && texts[stage]
  const rights = sharedRightsOf(photographs)

  function step(offset: 1 | -1) {
    if (offset === 1 ? !isLast : page > 0) setPage(page + offset)
  }
  const swipe = useSwipe(step)

  return (
    <section className={styles.section} aria-label={sectionWord(section)}>
      <div className={styles.head}>
        <h3 className={styles.word}>
          <SectionSign section={section} />
        </h3>
        {total === 0 ? (
          <span className={styles.range}>{m.gallery_none()}</span>
        ) : (
          <span className={styles.range} aria-live="polite">
            {total <= size
              ? m.gallery_count({ count: total })
              : m.gallery_range({
                  first: start + 1,
                  last: start + visiblePhotographs.length,
                  total,
                })}
          </span>
        )}
        {total > size && (
          <span className={styles.steps}>
            <Link to={`${galleryAddress(kind, names.latinName)}?season=${section}`}>
              {m.gallery_all({ total })}
            </Link>
            <button
              type="button"
              aria-label={m.gallery_previous({ section: sectionWord(section) })}
              aria-disabled={page === 0}
              onClick={() => step(-1)}
            >
              ←
            </button>
            <button
              type="button"
              aria-label={m.gallery_next({ section: sectionWord(section) })}
              aria-disabled={isLast}
              onClick={() => step(1)}
            >
              →
            </button>
          </span>
        )}
      </div>
      <SharedRightsLine rights={rights} />
      <div className={styles.plate}>
        {total > 0 && (
          <ul
            className={total === 1 ? onlyStyles.strip : styles.strip}
            data-one-page={total <= size || undefined}
            data-kind={kind}
            data-has-text={Boolean(text) || undefined}
            {...swipe}
          >
            {visiblePhotographs.map((photograph) => (
              <li key={photograph._id}>
                <figure>
                  <ZoomLink picture={photograph} onZoom={onZoom}>
                    <Picture
                      picture={photograph}
                      alt={photographAlt(photograph, names)}
                      sizes={total === 1 ? onlySizes : stripSizes}
                      ratio={4 / 3}
                      far
                    />
                  </ZoomLink>
                  <figcaption className={styles.caption}>
                    <PhotographCaption photograph={photograph} hasSharedRights={Boolean(rights)} />
                  </figcaption>
                </figure>
                {feature?.({
                  target: 'picture',
                  plant: photograph.plant,
                  path: photograph.path,
                  pictureName: photographAlt(photograph, names),
                })}
              </li>
            ))}
            {Array.from({ length: blanks }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blanks are all alike
              <li key={index} className={styles.blank} aria-hidden="true" />
            ))}
          </ul>
        )}
        {stage && text && (
          <div className={styles.text}>
            <h4>{textWords[stage]()}</h4>
            <Paragraphs text={text} links={links[stage] ?? []} />
          </div>
        )}
      </div>
    </section>
  )
}

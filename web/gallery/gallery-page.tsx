/**
 * Shows the full gallery of a species as a contact sheet, with tabs for the sections and the months. The address
 * contains the chosen tabs.
 */
import { Link } from 'react-router'
import { type Kind, kinds } from '../../contract/kinds.ts'
import { type Names, profileAddress } from '../../contract/names.ts'
import type { Viewer } from '../../contract/rendering/page-context.ts'
import { m } from '../paraglide/messages.js'
import { monthInWords } from '../photographs/photo-date.ts'
import { withoutCredits } from '../photographs/photograph-caption.tsx'
import { SectionSign } from '../photographs/section-sign.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { Pager } from '../ui/pager.tsx'
import { TabLinks } from '../ui/tab-links.tsx'
import { photographSlides } from '../zoom/slides.ts'
import { useZoom } from '../zoom/use-zoom.ts'
import { Zoom } from '../zoom/zoom.tsx'
import { type GalleryChoice, groupByWinter } from './choose.ts'
import { ContactSheet } from './contact-sheet.tsx'
import styles from './gallery-page.module.css'

interface GalleryPageProps extends GalleryChoice {
  kind: Kind
  names: Names
  viewer: Viewer
}

export function GalleryPage({ kind, names, viewer, ...choice }: GalleryPageProps) {
  const zoom = useZoom()
  const { photographs, section, month, page, pages } = choice
  return (
    <>
      <p className={styles.back}>
        <Link to={profileAddress(kind, names.latinName)} data-arrow>
          <span aria-hidden="true">←</span> {m.gallery_back()}
        </Link>
      </p>
      <div className={styles.names}>
        <SpeciesNames names={names} as="title" />
      </div>
      {choice.sections.some(({ count }) => count > 0) && <Tabs {...choice} />}
      {photographs.length === 0 ? (
        <div className={styles.none}>
          <p>{m.gallery_none()}</p>
          {viewer.role !== 'visitor' && (
            <Link to={`/upload?section=${kind}`}>{m.pictures_title()}</Link>
          )}
          <Link to={kinds[kind].glossary}>{m.show_full_list()}</Link>
        </div>
      ) : (
        <ContactSheet {...choice} names={names} onZoom={zoom.open} />
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => `?season=${section}&month=${month}&page=${number}`}
      />
      {/* Every reader sees the credits on this page, but only members see them in the zoom view. */}
      <Zoom
        zoom={zoom}
        sets={[
          photographSlides(
            viewer.role === 'visitor' ? photographs.map(withoutCredits) : photographs,
            names,
          ),
        ]}
      />
    </>
  )
}

function Tabs({ section: chosenSection, month: chosenMonth, sections, months }: GalleryChoice) {
  return (
    <div className={styles.tabs} data-whole>
      <div className={styles.sections}>
        <TabLinks
          label={m.gallery_sections()}
          tabs={sections.map(({ section, count }) => ({
            to: `?season=${section}`,
            text: (
              <>
                <SectionSign section={section} /> <small>{count}</small>
              </>
            ),
            current: section === chosenSection,
          }))}
          preventScrollReset
        />
      </div>
      {months.length > 0 && (
        <div className={styles.months}>
          <TabLinks
            label={m.gallery_months()}
            look="row"
            tabs={groupByWinter(chosenSection, months).flatMap((group, groupIndex) =>
              group.map(({ month, count }, index) => ({
                to: `?season=${chosenSection}&month=${month}`,
                text: (
                  <>
                    {monthInWords(month)} <small>{count}</small>
                  </>
                ),
                current: month === chosenMonth,
                startsGroup: groupIndex > 0 && index === 0,
              })),
            )}
            preventScrollReset
          />
        </div>
      )}
    </div>
  )
}

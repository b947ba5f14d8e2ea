/**
 * Shows the exhibition with its showcase and its wall. The wall has creations in one or two columns, newest or oldest
 * first.
 */
import { Link } from 'react-router'
import type { Display } from '../../contract/schemas/pairs.ts'
import { useRootData } from '../page-data/root-data.ts'
import { m } from '../paraglide/messages.js'
import { artworkAlt } from '../photographs/photograph-alt.ts'
import { Pager } from '../ui/pager.tsx'
import { TabLinks } from '../ui/tab-links.tsx'
import { imageSlide } from '../zoom/slides.ts'
import { useZoom } from '../zoom/use-zoom.ts'
import { Zoom } from '../zoom/zoom.tsx'
import type { Exhibition } from './choose-creations.ts'
import styles from './exhibition-page.module.css'
import { artOf, Pair, photoAlt, photoOf } from './pair.tsx'
import { Showcase } from './showcase.tsx'
import { Tabs } from './tabs.tsx'

/** The id of the list that the pager changes. The showcase above the list stays. */
const wall = 'wall'

export function ExhibitionPage({ showcase, pairs, sort, page, pages }: Exhibition) {
  const zoom = useZoom()
  const displays = [...showcase, ...pairs]
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Tabs current="artworks" />
        {showcase.length === 0 && <NoCreations />}
      </div>
      {showcase.length > 0 && (
        <div className={styles.room} data-scheme="dark">
          <Showcase showcase={showcase} onZoom={zoom.open} />
          {/* If the exhibition has at most three creations, the showcase has all of them. */}
          {pairs.length > 0 && (
            <>
              <TabLinks
                label={m.exhibition_order()}
                tabs={[
                  { to: '?sort=newest', text: m.exhibition_newest(), current: sort === 'newest' },
                  { to: '?sort=oldest', text: m.exhibition_oldest(), current: sort === 'oldest' },
                ]}
                marks="true"
                look="plain"
                preventScrollReset
              />
              <ul id={wall} tabIndex={-1} className={styles.wall}>
                {pairs.map((display) => (
                  <li key={display._id}>
                    <Pair
                      display={display}
                      sizes="(min-width: 78rem) 23rem, (min-width: 56rem) 28vw, 46vw"
                      onZoom={zoom.open}
                    />
                  </li>
                ))}
              </ul>
              <Pager
                page={page}
                pages={pages}
                addressOf={(number) => `?sort=${sort}&page=${number}`}
                list={wall}
              />
            </>
          )}
        </div>
      )}
      {/* Photographs and artworks are two sets. The zoom view never moves from one set to the other. */}
      <Zoom zoom={zoom} sets={[displays.map(artSlide), displays.flatMap(photoSlide)]} />
    </div>
  )
}

/** Says that there is no creation yet, and links members to the form for creations, and visitors to the plants. */
function NoCreations() {
  const role = useRootData()?.viewer.role ?? 'visitor'
  return (
    <p className={styles.none}>
      {m.exhibition_none()}
      {role === 'visitor' ? (
        <Link to="/databasePlant">{m.plant_title()}</Link>
      ) : (
        <Link to="/upload?section=creation">{m.exhibition_to_upload()}</Link>
      )}
    </p>
  )
}

const namesOf = ({ plant: latinName, commonName, chineseName }: Display) => ({
  latinName,
  commonName,
  chineseName,
})

const artSlide = (display: Display) =>
  imageSlide({
    id: artOf(display),
    image: display.artImage,
    alt: artworkAlt(display),
    names: namesOf(display),
  })

const photoSlide = (display: Display) =>
  display.picImage
    ? imageSlide({
        id: photoOf(display),
        image: display.picImage,
        alt: photoAlt(display),
        names: namesOf(display),
      })
    : []

/**
 * Shows the profile of one species with its cover, its names, its information label, its texts, its photographs and
 * artworks, and the ways onward.
 */
import { Suspense } from 'react'
import { Link } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { galleryAddress } from '../../contract/names.ts'
import type { Viewer } from '../../contract/rendering/page-context.ts'
import { useFeaturing } from '../featured/use-featuring.tsx'
import { MonthsTaken } from '../in-season/months-taken.tsx'
import { m } from '../paraglide/messages.js'
import { withoutCredits } from '../photographs/photograph-caption.tsx'
import { SearchBar } from '../search/search-bar.tsx'
import { Lineage } from '../species/lineage.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { lazyOnInput } from '../ui/behaviour/lazy-on-input.tsx'
import { lazyPart } from '../ui/behaviour/lazy-part.tsx'
import { artworkSlides, photographSlides } from '../zoom/slides.ts'
import { useZoom } from '../zoom/use-zoom.ts'
import { Zoom } from '../zoom/zoom.tsx'
import { ArtworkViewer } from './artwork/artwork-viewer.tsx'
import { InformationLabel } from './information-label.tsx'
import { InformationTexts } from './information-texts.tsx'
import type { ShownProfile } from './load-profile.ts'
import { PictureSections } from './picture-sections.tsx'
import { Plate } from './plate.tsx'
import styles from './profile-page.module.css'

/**
 * Profiles with photographs do not load this part. The part is outside a Suspense, so a navigation waits for the script,
 * and no layout shift occurs.
 */
const WaitingSheet = lazyPart(() => import('./waiting-sheet.tsx'))
/** Shows members two links, which visitors do not load. */
const MemberTools = lazyPart(() => import('./member-tools.tsx'))
const Ticks = lazyOnInput('ticks', () => import('../my-list/profile-ticks.tsx'))
const WaysOnward = lazyOnInput('ways-onward', () => import('../ways-onward/ways-onward.tsx'))

interface ProfilePageProps extends ShownProfile {
  kind: Kind
  viewer: Viewer
}

export function ProfilePage({ kind, viewer, ...profile }: ProfilePageProps) {
  const { names, photographs, artworks, calendar, onward } = profile
  const zoom = useZoom()
  const { feature, host } = useFeaturing(viewer)
  const cover = photographs.find(({ _id }) => _id === profile.cover)
  return (
    <>
      <div className={styles.search}>
        <SearchBar kind={kind} size="small" />
      </div>
      <article>
        <div className={styles.opening}>
          {cover ? (
            <Plate photograph={cover} names={names} total={photographs.length} onZoom={zoom.open} />
          ) : (
            <WaitingSheet
              kind={kind}
              latinName={names.latinName}
              viewer={viewer}
              relatives={[...onward.genus, ...onward.family]}
            />
          )}
          <div>
            <SpeciesNames names={names} as="title" />
            <Lineage taxa={profile.lineage} />
            <div className={styles.ticks}>
              <Ticks kind={kind} id={profile.id} names={names} />
            </div>
            {viewer.role !== 'visitor' && (
              <div className={styles.tools}>
                <Suspense>
                  <MemberTools kind={kind} id={profile.id} latinName={names.latinName} />
                </Suspense>
              </div>
            )}
            <InformationLabel kind={kind} profile={profile}>
              <MonthsTaken
                kind={kind}
                latinName={names.latinName}
                total={photographs.length}
                {...calendar}
              />
            </InformationLabel>
          </div>
        </div>
        <InformationTexts kind={kind} profile={profile} links={profile.links} />
        {photographs.length > 0 && (
          <section aria-labelledby="gallery">
            <h2 className={styles.heading}>
              <span id="gallery" tabIndex={-1}>
                {m.gallery()}
              </span>
              <Link
                to={galleryAddress(kind, names.latinName)}
                prefetch={viewer.role === 'visitor' ? 'intent' : 'none'}
                data-arrow
              >
                {m.gallery_expand()} <span aria-hidden="true">→</span>
              </Link>
            </h2>
            <PictureSections
              kind={kind}
              names={names}
              photographs={photographs}
              texts={profile.texts}
              links={profile.links}
              onZoom={zoom.open}
              feature={feature}
            />
          </section>
        )}
        {artworks.length > 0 && (
          <section aria-labelledby="artwork">
            <h2 id="artwork" className={styles.heading}>
              {m.artwork()}
            </h2>
            <ArtworkViewer artworks={artworks} onZoom={zoom.open} feature={feature} />
          </section>
        )}
      </article>
      {profile.hasWayOnward && <WaysOnward {...onward} />}
      {host}
      {/* Photographs and artworks share one parameter of the address, so only one picture is enlarged at a time.
          Only members see the credits of an enlarged photograph. */}
      <Zoom
        zoom={zoom}
        sets={[
          photographSlides(
            viewer.role === 'visitor' ? photographs.map(withoutCredits) : photographs,
            names,
          ),
          artworkSlides(artworks, names),
        ]}
      />
    </>
  )
}

/** Shows the three latest photographs, from different species if possible, each with a link to its species. */
import { useState } from 'react'
import { callsByKind } from '../../contract/calls/by-kind/visitor-calls.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { CaptionedPicture } from '../../contract/schemas/pictures.ts'
import { get } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { PhotographCaption } from '../photographs/photograph-caption.tsx'
import { RightsLine } from '../photographs/rights-line.tsx'
import { SpeciesLink } from '../species/species-link.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './whats-new.module.css'

export function WhatsNew({ kind, pictures }: { kind: Kind; pictures: CaptionedPicture[] }) {
  return (
    <section aria-labelledby="whats-new">
      <h2 id="whats-new" className={styles.heading}>
        {m.whats_new()}
      </h2>
      {pictures.length === 0 && <p className={styles.none}>{m.whats_new_none()}</p>}
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.path}>
            <NewPicture kind={kind} picture={picture} far={index > 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface NewPictureProps {
  kind: Kind
  picture: CaptionedPicture
  /** Whether the picture is below the first view of a phone. */
  far: boolean
}

function NewPicture({ kind, picture, far }: NewPictureProps) {
  // If a picture does not load, another picture replaces it. If that picture does not load either, none replaces it.
  const [replacement, setReplacement] = useState<CaptionedPicture>()
  const shownPicture = replacement ?? picture

  function replace() {
    if (replacement) return console.error('Failed to load alt image')
    Promise.all([
      get(callsByKind[kind].otherPicture, {}),
      // Most readers see no replacement, so the page loads this code late.
      import('../photographs/shown-place.ts'),
    ]).then(
      ([{ pic }, { withShownPlace }]) => pic && setReplacement(withShownPlace(pic)),
      () => console.error('Failed to load alt image'),
    )
  }

  return (
    <>
      <SpeciesLink
        kind={kind}
        species={shownPicture}
        picture={shownPicture}
        part="new"
        className={styles.card}
      >
        <Picture
          picture={shownPicture}
          alt=""
          sizes="(min-width: 48rem) 25rem, calc(100vw - 2rem)"
          ratio={4 / 3}
          far={far}
          onFailed={replace}
        />
        <span>
          <SpeciesNames names={shownPicture} as="card" />
          <small className={styles.caption}>
            <PhotographCaption photograph={shownPicture} inLink />
          </small>
        </span>
      </SpeciesLink>
      <p className={styles.caption}>
        <RightsLine {...shownPicture} />
      </p>
    </>
  )
}

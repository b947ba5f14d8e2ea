/**
 * Shows the picture and the names of a species while its page loads, in their positions on the page, with the loading
 * dots below.
 */
import { useLayoutEffect } from 'react'
import type { Arriving } from '../species/species-link.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { LoadingDots } from '../ui/loading-dots.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './arriving-species.module.css'
import plate from './plate.module.css'
import page from './profile-page.module.css'

export function ArrivingSpecies({ names, picture }: Arriving) {
  // The page of the species begins at its top. The router has saved the scroll position of the previous page. In
  // Chromium, `scrollTo` returns a promise; the braces are needed, because an effect must not return a promise.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <>
      <div className={styles.search} />
      <div className={page.opening}>
        <div className={plate.plate}>
          {picture ? (
            <Picture picture={picture} alt="" sizes="30rem" fit="contain" first />
          ) : (
            <div className={styles.sheet} />
          )}
        </div>
        <div>
          <SpeciesNames names={names} as="title" />
          <LoadingDots />
        </div>
      </div>
    </>
  )
}

/**
 * Shows the section of the upload page in which an admin adds, sees and removes the featured pairs of the home page.
 */
import { Link, useRevalidator } from 'react-router'
import type { UploadHomeEntry } from '../../contract/schemas/pairs.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { CurrentlyFeatured } from './currently-featured.tsx'
import { FeatureNew } from './feature-new.tsx'
import styles from './home-section.module.css'

interface HomeSectionProps {
  /** Null if the pairs could not be loaded. */
  entries: UploadHomeEntry[] | null
  call: SignedInCall
}

export function HomeSection({ entries, call }: HomeSectionProps) {
  const { revalidate } = useRevalidator()
  return (
    <div className={styles.new}>
      <section aria-labelledby="feature-new">
        <h3 id="feature-new" className={styles.heading}>
          {m.home_new()}
        </h3>
        <p>
          <Link to="/admin/nominations">{m.nominations_title()}</Link>
        </p>
        <FeatureNew entries={entries ?? []} call={call} onFeatured={revalidate} />
      </section>
      <section aria-labelledby="currently-featured">
        <h3 id="currently-featured" className={styles.heading}>
          {m.home_current()}
        </h3>
        {entries ? (
          <CurrentlyFeatured entries={entries} call={call} onChanged={revalidate} />
        ) : (
          <div role="alert" className={styles.failed}>
            <p>{m.home_failed_load()}</p>
            <Button onClick={() => revalidate()}>{m.try_again()}</Button>
          </div>
        )}
      </section>
    </div>
  )
}

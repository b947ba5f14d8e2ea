/**
 * Shows the page for an error. The error is a missing page or species, a form that no page reads, an unreachable
 * database, a lost network, or an unexpected error.
 */
import { Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import type { MissingSpecies } from '../page-data/page-data.ts'
import { m } from '../paraglide/messages.js'
import { lazyPart } from '../ui/behaviour/lazy-part.tsx'
import { Notice } from '../ui/notices/notice.tsx'
import styles from './error-page.module.css'
import { ReturnHome } from './return-home.tsx'

/** The browser loads this part on demand, because few readers look for a page or a species that is missing. */
const MissingPage = lazyPart(() => import('./missing-page.tsx'))

export function ErrorPage({ error }: { error: unknown }) {
  return (
    <>
      <title>{titleOf(error)}</title>
      <meta name="robots" content="noindex" />
      <Explanation error={error} />
    </>
  )
}

function titleOf(error: unknown): string {
  if (missingSpecies(error)) return m.missing_species_title()
  if (isRouteErrorResponse(error) && error.status === 404) return m.missing_title()
  if (isUnreadForm(error)) return m.unread_form_title()
  return isAway(error) ? m.away_title() : m.error_title()
}

/** @returns whether the database is unreachable */
const isAway = (error: unknown) => isRouteErrorResponse(error) && error.status === 503

/** @returns whether a form was sent to a page that reads no forms, for example before the script was loaded */
const isUnreadForm = (error: unknown) => isRouteErrorResponse(error) && error.status === 405

function Explanation({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <MissingPage species={missingSpecies(error)} />
      </Suspense>
    )
  }
  if (isUnreadForm(error)) {
    return (
      <Notice title={m.unread_form_title()} text={m.unread_form_text()}>
        <ReturnHome />
      </Notice>
    )
  }
  if (isAway(error)) {
    return (
      <Notice title={m.away_title()} text={m.away_text()}>
        <TryAgain />
      </Notice>
    )
  }
  // If the network fails, fetch throws a TypeError in the loader.
  const isOffline = error instanceof TypeError && /fetch|network|load/i.test(error.message)
  return (
    <Notice
      title={isOffline ? m.offline_title() : m.error_title()}
      text={isOffline ? m.offline_text() : m.error_text()}
    >
      <TryAgain />
      <ReturnHome />
    </Notice>
  )
}

function TryAgain() {
  return (
    <button type="button" className={styles.again} onClick={() => window.location.reload()}>
      {m.try_again()}
    </button>
  )
}

function missingSpecies(error: unknown): MissingSpecies | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const data = error.data as Partial<MissingSpecies> | null
  return data?.missing === 'species' ? (data as MissingSpecies) : undefined
}

/** Shows the navigation bar with the logo, the links, the menu of members, and the language switch. */
import { Suspense } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { Output } from '../../contract/calls/endpoints.ts'
import type { Viewer } from '../../contract/rendering/page-context.ts'
import type { SiteContent } from '../../contract/schemas/content.ts'
import { sealOf } from '../page-data/seal-of.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { lazyPart } from '../ui/behaviour/lazy-part.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './navigation.module.css'

/** Addresses of the pages about species. The menu "Database" is marked on these pages. */
const databasePages =
  /^\/($|database|search|glossary|inSeason|key|my-list|quiz|worksheet|guide|compare|terms|families|order|family|genus)/

interface NavigationProps {
  site: SiteContent | undefined
  viewer: Viewer | undefined
  /** The counts of news; undefined for visitors. */
  news: Output<'submissionNews'> | undefined
}

/** Visitors do not load this menu. */
const MemberMenu = lazyPart(() => import('../accounts/member-menu.tsx'))

export function Navigation({ site, viewer, news }: NavigationProps) {
  const { pathname } = useLocation()
  const isInDatabase = databasePages.test(pathname)
  // About us lists the walks, and a walk links back to this list.
  const isOnWalk = pathname.startsWith('/walk/')
  const isMember = viewer !== undefined && viewer.role !== 'visitor'
  return (
    <header className={styles.bar} data-whole>
      <a className={styles.skip} href="#content">
        {m.nav_skip()}
      </a>
      <div className={styles.brand}>
        <NavLink className={styles.mark ?? ''} to="/home">
          <span className={styles.seal} aria-hidden="true" lang="zh-Hans">
            {sealOf(site)}
          </span>
          <span className={styles.name}>{site?.name[getLocale()] ?? 'Huaniao'}</span>
        </NavLink>
      </div>
      <nav className={styles.links} aria-label={m.nav_label()}>
        <div className={styles.places}>
          <Disclosure label={m.nav_database()} current={isInDatabase}>
            <NavLink to="/databasePlant" className={styles.choice ?? ''}>
              {m.nav_plants()}
            </NavLink>
            <NavLink to="/databaseBird" className={styles.choice ?? ''}>
              {m.nav_birds()}
            </NavLink>
            <NavLink to="/inSeason" className={styles.choice ?? ''}>
              {m.nav_in_season()}
            </NavLink>
            <NavLink to="/my-list" className={styles.choice ?? ''}>
              {m.my_list_title()}
            </NavLink>
            <NavLink to="/quiz" className={styles.choice ?? ''}>
              {m.quiz_title()}
            </NavLink>
          </Disclosure>
          <NavLink to="/creation">{m.nav_creation()}</NavLink>
          {isMember && <NavLink to="/upload">{m.nav_upload()}</NavLink>}
          {isOnWalk ? (
            <Link to="/aboutUs" aria-current="true">
              {m.nav_about()}
            </Link>
          ) : (
            <NavLink to="/aboutUs">{m.nav_about()}</NavLink>
          )}
        </div>
        {isMember && (
          <div className={styles.own}>
            <Suspense>
              <MemberMenu
                username={viewer.username}
                role={viewer.role}
                news={news}
                linkClass={styles.choice ?? ''}
              />
            </Suspense>
          </div>
        )}
      </nav>
      <LanguageSwitch />
    </header>
  )
}

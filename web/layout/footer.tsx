/**
 * Shows the footer of every page with the name of the site, its filing number, and links to the school's texts and to
 * the API. For visitors the footer also has a link to the login.
 */
import { Link } from 'react-router'
import type { Viewer } from '../../contract/rendering/page-context.ts'
import type { SiteContent } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import styles from './footer.module.css'

interface FooterProps {
  site: SiteContent | undefined
  viewer: Viewer | undefined
}

export function Footer({ site, viewer }: FooterProps) {
  const isVisitor = viewer?.role === 'visitor'
  return (
    <footer className={styles.footer}>
      {site && (
        <p>
          <Link to="/home" className={styles.home ?? ''}>
            {site.name[getLocale()]}
          </Link>{' '}
          {site.description[getLocale()]}
        </p>
      )}
      <p className={styles.small}>
        {site?.filingNumber && (
          <span>
            {m.footer_filing()}{' '}
            {site.filingAddress ? (
              <a href={site.filingAddress} lang="zh-Hans">
                {site.filingNumber}
              </a>
            ) : (
              <span lang="zh-Hans">{site.filingNumber}</span>
            )}
          </span>
        )}
        <Link to="/rights">{m.footer_rights()}</Link>
        <Link to="/privacy">{m.footer_privacy()}</Link>
        <Link to="/accessibility">{m.footer_accessibility()}</Link>
        <Link to="/api/docs">{m.footer_api()}</Link>
        {isVisitor && <Link to="/login">{m.footer_members()}</Link>}
      </p>
    </footer>
  )
}

/** Shows the sign-up for a guided botany tour, in the site's own form or in a form of another site. */
import { useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { lazyOnInput } from '../ui/behaviour/lazy-on-input.tsx'
import styles from './tour.module.css'

const TourForm = lazyOnInput('tour-form', () => import('./tour-form.tsx'))

export interface TourProps {
  /** `own`, or the address of a form of another site. */
  form: string
  /**
   * Whether the reader opened the form of the other site. Otherwise the page does not load the form, and the content
   * security policy does not allow the origin of the form.
   */
  isOpened: boolean
}

export function Tour({ form, isOpened }: TourProps) {
  return (
    <section id="tour" aria-labelledby="tour-title" className={styles.tour}>
      <h2 id="tour-title">{m.tour_title()}</h2>
      <p>{m.tour_text()}</p>
      {form === 'own' ? <TourForm /> : <ExternalForm address={form} isOpened={isOpened} />}
    </section>
  )
}

function ExternalForm({ address, isOpened }: { address: string; isOpened: boolean }) {
  const { pathname } = useLocation()
  const { host } = new URL(address)
  const newTab = (
    <a href={address} target="_blank" rel="noreferrer">
      {m.tour_new_tab()}
    </a>
  )
  if (!isOpened) {
    return (
      <>
        <p className={styles.elsewhere}>{m.tour_elsewhere({ host })}</p>
        <p className={styles.ways}>
          {/* The link loads a new document, because the policy of this document does not allow the frame. */}
          <a className={styles.open} href={`${pathname}?signUp=open#tour`}>
            {m.tour_open()}
          </a>
          {newTab}
        </p>
      </>
    )
  }
  return (
    <>
      <iframe
        className={styles.frame}
        src={address}
        title={m.tour_frame({ host })}
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
      />
      <p>{newTab}</p>
    </>
  )
}

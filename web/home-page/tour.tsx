/** The sign-up for a guided botany tour, by the site's own form or by a form elsewhere. */
import { useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { lazyOnInput } from '../ui/behaviour/lazy-on-input.tsx'
import styles from './tour.module.css'

const TourForm = lazyOnInput('tour-form', () => import('./tour-form.tsx'))

export interface TourProps {
  /** `own`, or the address of a form elsewhere. */
  form: string
  /**
   * Whether the reader opened the form elsewhere. Otherwise the form is not loaded, and the policy does not allow its
   * origin.
   */
  opened: boolean
}

export function Tour({ form, opened }: TourProps) {
  return (
    <section id="tour" aria-labelledby="tour-title" className={styles.tour}>
      <h2 id="tour-title">{m.tour_title()}</h2>
      <p>{m.tour_text()}</p>
      {form === 'own' ? <TourForm /> : <FormElsewhere address={form} opened={opened} />}
    </section>
  )
}

function FormElsewhere({ address, opened }: { address: string; opened: boolean }) {
  const { pathname } = useLocation()
  const { host } = new URL(address)
  const newTab = (
    <a href={address} target="_blank" rel="noreferrer">
      {m.tour_new_tab()}
    </a>
  )
  if (!opened) {
    return (
      <>
        <p className={styles.elsewhere}>{m.tour_elsewhere({ host })}</p>
        <p className={styles.ways}>
          {/* Loads a new document, because only its policy allows the frame. */}
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

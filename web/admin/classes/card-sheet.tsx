/** A printable sheet of cards: username, and the code of a link that sets the password. */
import { useEffect, useState } from 'react'
import type { Card } from '../../../contract/schemas/classes.ts'
import type { QrCode } from '../../labels/qr-code.ts'
import { useRootData } from '../../page-data/root-data.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import styles from './card-sheet.module.css'

/** Light modules around the code, which a scanner needs to find it. */
const quietZone = 4

export function CardSheet({ cards }: { cards: readonly Card[] }) {
  const [codes, setCodes] = useState<QrCode[]>()
  const site = useRootData()?.site.name[getLocale()] ?? ''

  // Only this sheet needs the encoder in the browser: the server stores no link.
  useEffect(() => {
    let shown = true
    import('../../labels/qr-code.ts').then(
      ({ qrCode }) =>
        shown && setCodes(cards.map(({ path }) => qrCode(window.location.origin + path))),
      () => shown && setCodes([]),
    )
    return () => {
      shown = false
    }
  }, [cards])

  return (
    <>
      <div className={styles.lead}>
        <h2>{m.cards_title()}</h2>
        <p>{m.cards_lead()}</p>
        <Button look="main" busy={!codes} onClick={() => window.print()}>
          {m.print_now()}
        </Button>
      </div>
      <ul className={styles.sheet}>
        {cards.map(({ username, name, className, path }, place) => (
          <li key={username} className={styles.card} data-scheme="light">
            <small>{site}</small>
            <b>
              {name} <small>{className}</small>
            </b>
            <span className={styles.username}>{username}</span>
            <small>{m.cards_text()}</small>
            {codes?.[place] && <Code code={codes[place]} username={username} />}
            <span className={styles.address}>{window.location.origin + path}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Code({ code: { size, path }, username }: { code: QrCode; username: string }) {
  const whole = size + 2 * quietZone
  return (
    <svg
      viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
      role="img"
      aria-label={m.cards_code({ username })}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

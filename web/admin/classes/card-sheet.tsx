/** Renders a printable sheet of cards. Each card has the username and the code of a link that sets the password. */
import { useEffect, useState } from 'react'
import type { Card } from '../../../contract/schemas/accounts/classes.ts'
import { useRootData } from '../../page-data/root-data.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import type { QrCode } from '../../ui/qr/qr-code.ts'
import { QrPicture } from '../../ui/qr/qr-picture.tsx'
import styles from './card-sheet.module.css'

export function CardSheet({ cards }: { cards: readonly Card[] }) {
  const [codes, setCodes] = useState<QrCode[]>()
  const site = useRootData()?.site.name[getLocale()] ?? ''

  // The server stores no link, so the browser makes the codes. The encoder of the codes is loaded with the first sheet.
  useEffect(() => {
    let isMounted = true
    import('../../ui/qr/qr-code.ts').then(
      ({ qrCode }) =>
        isMounted && setCodes(cards.map(({ path }) => qrCode(window.location.origin + path))),
      () => isMounted && setCodes([]),
    )
    return () => {
      isMounted = false
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
        {cards.map(({ username, name, className, path }, index) => (
          <li key={username} className={styles.card} data-scheme="paper">
            <small>{site}</small>
            <b>
              {name} <small>{className}</small>
            </b>
            <span className={styles.username}>{username}</span>
            <small>{m.cards_text()}</small>
            {codes?.[index] && <QrPicture qr={codes[index]} label={m.cards_code({ username })} />}
            <span className={styles.address}>{window.location.origin + path}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Lists the sign-ups for guided tours. An admin can delete each sign-up, for example after the tour. */
import { useRevalidator } from 'react-router'
import type { TourSignUp } from '../../contract/calls/home.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { post } from '../client/api.ts'
import { dayInWords, momentInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { WholeDates } from '../ui/dates/whole-dates.tsx'
import { useConfirm } from '../ui/dialogs/confirm-dialog.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import styles from './administration.module.css'
import { EmptyList } from './empty-list.tsx'
import { administrationFailure } from './failure-words.ts'

export function TourList({ signUps, call }: { signUps: TourSignUp[]; call: SignedInCall }) {
  const { revalidate } = useRevalidator()
  const [confirm, dialog] = useConfirm()
  const showToast = useToast()

  async function remove({ id, name }: TourSignUp) {
    const isDeleted = await confirm({
      title: m.tour_remove_title({ name }),
      text: m.tour_remove_text(),
      confirmLabel: m.tour_remove(),
      permanent: true,
      action: () => call(() => post('removeTourSignUp', { id })),
      messageOf: administrationFailure,
    })
    if (isDeleted) showToast({ look: 'success', text: m.tour_removed() })
    revalidate()
  }

  if (signUps.length === 0) {
    return <EmptyList message={m.tour_none()} to="/admin/site/home" linkText={m.site_part_home()} />
  }
  return (
    <>
      <p>
        <a href="/api/tourSignUps.csv" download>
          {m.tour_download()}
        </a>
      </p>
      <ul>
        {signUps.map((signUp) => (
          <li key={signUp.id} className={styles.entry}>
            <div>
              <b>{dayInWords(signUp.day)}</b>&nbsp;· {signUp.name}&nbsp;· {signUp.class}
              <small>
                {signUp.contact}&nbsp;·{' '}
                <WholeDates text={m.tour_signed_up({ time: momentInWords(signUp.signedUpAt) })} />
              </small>
            </div>
            <Button
              look="danger"
              aria-label={m.tour_remove_label({ name: signUp.name })}
              onClick={() => remove(signUp)}
            >
              {m.tour_remove()}
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

/**
 * Lists the latest ledger entries of a part of the content, each with its differences. An entry that can be undone has
 * a button for the undo.
 */

import { useRevalidator } from 'react-router'
import type { Output } from '../../contract/calls/endpoints.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { useUndoChange } from '../admin/use-undo-change.ts'
import { momentInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { ChangedWords } from '../revisions/changed-words.tsx'
import { Button } from '../ui/button.tsx'
import { Facts } from '../ui/facts.tsx'
import { changedFields } from './changed-fields.ts'
import { fieldWords, valueWords } from './field-words.ts'

/** The maximum number of fields that are shown for one entry. One publication may change hundreds of fields. */
const shownFieldsMaximum = 12

type Change = Output<'sitePartHistory'>['changes'][number]

export function PartHistory({ changes, call }: { changes: Change[]; call: SignedInCall }) {
  const { revalidate } = useRevalidator()
  const { busyId, undo } = useUndoChange(call, revalidate)
  return (
    <section className="part" aria-labelledby="site-history">
      <h2 id="site-history">{m.site_edit_history()}</h2>
      {changes.length === 0 && <p className="hint">{m.site_edit_history_none()}</p>}
      <ol className="history">
        {changes.map((change) => {
          const time = momentInWords(change.at)
          return (
            <li key={change.id}>
              <p className="change">
                <span>
                  <Facts
                    facts={[
                      <time key="time">{time}</time>,
                      change.username,
                      !change.canUndo && m.site_edit_undone(),
                    ]}
                  />
                </span>
                {change.canUndo && (
                  <Button
                    busy={busyId === change.id}
                    aria-label={m.site_edit_undo_label({ time })}
                    onClick={() => undo(change.id)}
                  >
                    {m.activity_undo()}
                  </Button>
                )}
              </p>
              <Differences change={change} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Differences({ change: { before, after } }: { change: Change }) {
  const fields = changedFields(before, after)
  const hiddenCount = fields.length - shownFieldsMaximum
  return (
    <details className="differences">
      <summary>{m.site_edit_fields_changed({ count: fields.length })}</summary>
      <dl>
        {fields.slice(0, shownFieldsMaximum).map(({ path, before, after }) => (
          <div key={path.join('/')}>
            <dt>{fieldWords(path)}</dt>
            <dd>
              <ChangedWords
                before={valueWords(path.at(-1) ?? '', before)}
                after={valueWords(path.at(-1) ?? '', after)}
              />
            </dd>
          </div>
        ))}
      </dl>
      {hiddenCount > 0 && <p>{m.site_edit_more_changes({ count: hiddenCount })}</p>}
    </details>
  )
}

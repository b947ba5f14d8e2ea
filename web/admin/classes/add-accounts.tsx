/**
 * Creates accounts from a list of pupils. The page first shows a report of each line, and then the cards with the
 * links.
 */
import { type FormEvent, useState } from 'react'
import type { Input, Output } from '../../../contract/calls/endpoints.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { post } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { FileDrop } from '../../ui/forms/file-drop.tsx'
import { ScriptedForm } from '../../ui/forms/scripted-form.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { administrationFailure } from '../failure-words.ts'
import { CardSheet } from './card-sheet.tsx'
import styles from './classes.module.css'
import { LineReport } from './line-report.tsx'
import { textOf } from './read-list-file.ts'

type CheckedList = { input: Omit<Input<'enrol'>, 'dryRun'>; lines: Output<'enrol'>['lines'] }

export function AddAccounts({ call }: { call: SignedInCall }) {
  const [list, setList] = useState('')
  const [checkedList, setCheckedList] = useState<CheckedList>()
  const [cards, setCards] = useState<Output<'enrol'>['cards']>([])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const newCount = checkedList?.lines.filter(({ outcome }) => outcome === 'new').length ?? 0

  async function runOnce(action: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      await action()
    } catch (error) {
      setFailure(administrationFailure(error))
    } finally {
      setBusy(false)
    }
  }

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const input = {
      list,
      className: String(form.get('className')),
      endsOn: String(form.get('endsOn')),
    }
    return runOnce(async () => {
      setCheckedList(undefined)
      const { lines } = await call(() => post('enrol', { ...input, dryRun: true }))
      setCheckedList({ input, lines })
    })
  }

  const create = ({ input }: CheckedList) =>
    runOnce(async () => {
      const answer = await call(() => post('enrol', { ...input, dryRun: false }))
      setCards(answer.cards)
      setCheckedList({ input, lines: answer.lines })
    })

  async function readFile([file]: File[]) {
    if (!file) return
    const text = textOf(new Uint8Array(await file.arrayBuffer()))
    if (text === undefined) return setFailure(m.class_file_unreadable())
    setFailure('')
    setList(text)
    setCheckedList(undefined)
  }

  if (cards.length > 0) {
    return (
      <>
        <p role="status">{m.class_created({ count: cards.length })}</p>
        <CardSheet cards={cards} />
      </>
    )
  }
  return (
    <>
      <p>{m.class_add_lead()}</p>
      <ScriptedForm
        className={styles.form}
        onSubmit={check}
        onChange={() => setCheckedList(undefined)}
      >
        <TextArea
          label={m.class_list()}
          hint={m.class_list_hint()}
          value={list}
          onChange={(event) => setList(event.currentTarget.value)}
          rows={8}
          spellCheck={false}
          autoComplete="off"
          required
        />
        <FileDrop
          label={m.class_file()}
          choose={m.class_file_choose()}
          accept={{ 'text/csv': ['.csv', '.txt', '.tsv'] }}
          onFiles={readFile}
        />
        <div className={styles.pair}>
          <Field label={m.class_default()} name="className" maxLength={40} autoComplete="off" />
          <Field
            label={m.class_last_day()}
            hint={m.class_last_day_hint()}
            name="endsOn"
            type="date"
          />
        </div>
        <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
        <div className={styles.buttons}>
          <Button type="submit" look={checkedList ? 'quiet' : 'main'} busy={busy && !checkedList}>
            {m.class_check()}
          </Button>
        </div>
      </ScriptedForm>
      {checkedList && (
        <>
          <LineReport lines={checkedList.lines} />
          <p className={styles.buttons}>
            {newCount > 0 ? (
              <Button look="main" busy={busy} onClick={() => create(checkedList)}>
                {m.class_create({ count: newCount })}
              </Button>
            ) : (
              m.class_nothing_new()
            )}
          </p>
        </>
      )}
    </>
  )
}

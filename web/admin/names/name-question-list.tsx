/** Lists names that an admin has to check, each with the actions that correct it. The last action can be undone. */
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { kindNames } from '../../../contract/kinds.ts'
import {
  type NameQuestion,
  type QuestionSort,
  questionSorts,
} from '../../../contract/taxonomy/name-questions.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { post } from '../../client/api.ts'
import { kindOf } from '../../client/kind-of.ts'
import { listed } from '../../language/marks.ts'
import { m } from '../../paraglide/messages.js'
import { forgetNames } from '../../search/load-names.ts'
import { keepFocusNear } from '../../ui/behaviour/keep-focus.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/dialogs/confirm-dialog.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import administration from '../administration.module.css'
import { administrationFailure } from '../failure-words.ts'
import { UndoLine } from '../undo-line.tsx'
import styles from './name-question-list.module.css'
import { OneQuestion } from './one-question.tsx'

const titles: Record<QuestionSort, () => string> = {
  chineseName: m.names_shared_chinese,
  commonName: m.names_shared_english,
  synonym: m.names_synonym,
  referenceSynonym: m.names_reference_synonym,
  notInReference: m.names_not_in_reference,
  referenceHomonym: m.names_reference_homonym,
  unknownGenus: m.names_unknown_genus,
  homonym: m.names_homonym,
}

interface NameQuestionListProps {
  questions: NameQuestion[]
  kept: number
  call: SignedInCall
}

export function NameQuestionList({ questions, kept, call }: NameQuestionListProps) {
  const { revalidate } = useRevalidator()
  const [last, setLast] = useState({ changeId: '', text: '' })
  const [busy, setBusy] = useState('')
  const [confirm, dialog] = useConfirm()
  const show = useToast()

  async function changed() {
    for (const kind of kindNames) forgetNames(kind)
    await revalidate()
  }

  async function keep({ id, name }: NameQuestion) {
    setBusy(id)
    keepFocusNear(document.activeElement)
    try {
      const { changeId } = await call(() => post('keepNames', { id }))
      setLast({ changeId, text: m.names_kept({ name }) })
      await revalidate()
    } catch (error) {
      show({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
    } finally {
      setBusy('')
    }
  }

  async function fill(ids: string[]) {
    setBusy(ids[0] ?? '')
    keepFocusNear(document.activeElement)
    try {
      const { changeId, count } = await call(() => post('fillClassification', { ids }))
      setLast({ changeId, text: m.names_filled({ count }) })
      await changed()
    } catch (error) {
      show({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
    } finally {
      setBusy('')
    }
  }

  async function accept({ species }: NameQuestion, into: string) {
    const [first] = species
    if (!first) return
    const from = species.map(({ latinName }) => latinName).filter((name) => name !== into)
    let changeId = ''
    const done = await confirm({
      title: m.names_accept_sure({ name: into }),
      text: m.names_accept_text({ names: listed(from) }),
      yes: m.names_accept(),
      act: async () => {
        const joined = { kind: kindOf(first), into, from }
        changeId = (await call(() => post('makeSynonyms', joined))).changeId
      },
      failed: administrationFailure,
    })
    if (!done) return
    setLast({ changeId, text: m.names_accepted({ name: into }) })
    await changed()
  }

  async function undone() {
    setLast({ changeId: '', text: '' })
    await changed()
  }

  return (
    <>
      <UndoLine {...last} call={call} onUndone={undone} />
      {questions.length === 0 && <p className={administration.none}>{m.names_none()}</p>}
      {questionSorts.map((sort) => {
        const ofSort = questions.filter((question) => question.sort === sort)
        if (ofSort.length === 0) return null
        const known = ofSort.filter(({ found }) => found).map(({ id }) => id)
        return (
          <section key={sort} aria-labelledby={sort}>
            <div className={styles.heading}>
              <h2 id={sort}>{titles[sort]()}</h2>
              {known.length > 1 && (
                <Button busy={busy === known[0]} onClick={() => fill(known)}>
                  {m.names_fill_all({ count: known.length })}
                </Button>
              )}
            </div>
            <ul>
              {ofSort.map((question) => (
                <li key={question.id} className={administration.entry}>
                  <OneQuestion
                    question={question}
                    busy={busy === question.id}
                    onKeep={() => keep(question)}
                    onFill={() => fill([question.id])}
                    onAccept={(name) => accept(question, name)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {kept > 0 && <p className={administration.none}>{m.names_kept_count({ count: kept })}</p>}
      {dialog}
    </>
  )
}

/**
 * Lists questions about names for an admin, each with the buttons that answer the question. The admin can undo the last
 * answer.
 */
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
  /** The number of questions for which an admin has kept the names. */
  keptCount: number
  call: SignedInCall
}

export function NameQuestionList({ questions, keptCount, call }: NameQuestionListProps) {
  const { revalidate } = useRevalidator()
  const [lastAction, setLastAction] = useState({ changeId: '', text: '' })
  const [busyId, setBusyId] = useState('')
  const [confirm, dialog] = useConfirm()
  const showToast = useToast()

  async function refreshNames() {
    for (const kind of kindNames) forgetNames(kind)
    await revalidate()
  }

  async function keepNames({ id, name }: NameQuestion) {
    setBusyId(id)
    keepFocusNear(document.activeElement)
    try {
      const { changeId } = await call(() => post('keepNames', { id }))
      setLastAction({ changeId, text: m.names_kept({ name }) })
      await revalidate()
    } catch (error) {
      showToast({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
    } finally {
      setBusyId('')
    }
  }

  async function fillClassification(ids: string[]) {
    setBusyId(ids[0] ?? '')
    keepFocusNear(document.activeElement)
    try {
      const { changeId, count } = await call(() => post('fillClassification', { ids }))
      setLastAction({ changeId, text: m.names_filled({ count }) })
      await refreshNames()
    } catch (error) {
      showToast({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
    } finally {
      setBusyId('')
    }
  }

  async function acceptName({ species }: NameQuestion, acceptedName: string) {
    const [firstSpecies] = species
    if (!firstSpecies) return
    const synonyms = species
      .map(({ latinName }) => latinName)
      .filter((name) => name !== acceptedName)
    let changeId = ''
    const isMerged = await confirm({
      title: m.names_accept_sure({ name: acceptedName }),
      text: m.names_accept_text({ names: listed(synonyms) }),
      confirmLabel: m.names_accept(),
      action: async () => {
        const input = { kind: kindOf(firstSpecies), into: acceptedName, from: synonyms }
        changeId = (await call(() => post('makeSynonyms', input))).changeId
      },
      messageOf: administrationFailure,
    })
    if (!isMerged) return
    setLastAction({ changeId, text: m.names_accepted({ name: acceptedName }) })
    await refreshNames()
  }

  async function handleUndone() {
    setLastAction({ changeId: '', text: '' })
    await refreshNames()
  }

  return (
    <>
      <UndoLine {...lastAction} call={call} onUndone={handleUndone} />
      {questions.length === 0 && <p className={administration.none}>{m.names_none()}</p>}
      {questionSorts.map((sort) => {
        const questionsOfSort = questions.filter((question) => question.sort === sort)
        if (questionsOfSort.length === 0) return null
        const fillableIds = questionsOfSort.filter(({ found }) => found).map(({ id }) => id)
        return (
          <section key={sort} aria-labelledby={sort}>
            <div className={styles.heading}>
              <h2 id={sort}>{titles[sort]()}</h2>
              {fillableIds.length > 1 && (
                <Button
                  busy={busyId === fillableIds[0]}
                  onClick={() => fillClassification(fillableIds)}
                >
                  {m.names_fill_all({ count: fillableIds.length })}
                </Button>
              )}
            </div>
            <ul>
              {questionsOfSort.map((question) => (
                <li key={question.id} className={administration.entry}>
                  <OneQuestion
                    question={question}
                    busy={busyId === question.id}
                    onKeep={() => keepNames(question)}
                    onFill={() => fillClassification([question.id])}
                    onAccept={(name) => acceptName(question, name)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {keptCount > 0 && (
        <p className={administration.none}>{m.names_kept_count({ count: keptCount })}</p>
      )}
      {dialog}
    </>
  )
}

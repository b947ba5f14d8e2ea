/**
 * Lets a reader add the cards of a file to the progress of the quiz. If this device has progress, the reader can also
 * save the progress as a file, and erase the progress.
 */
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { eraseConfusions } from '../device/confusions.ts'
import { saveFile } from '../device/save-file.ts'
import { localDay } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/dialogs/confirm-dialog.tsx'
import { cardFileMaximum, cardFileText, mergeCards, readCardFile } from './card-file.ts'
import { eraseCards, readCards, storeCards } from './card-store.ts'
import styles from './quiz-page.module.css'

export default function Progress() {
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // Undefined until the stored cards are read. Nothing is shown until then, so that no button moves.
  const [hasProgress, setHasProgress] = useState<boolean>()
  const [result, setResult] = useState('')
  const [confirm, dialog] = useConfirm()

  async function readProgress() {
    const cards = await readCards()
    setHasProgress(cards !== undefined && cards.length > 0)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once
  useEffect(() => void readProgress(), [])

  async function addFile(file: File) {
    const addedCards = readCardFile(file.size <= cardFileMaximum ? await file.text() : '')
    if (!addedCards) {
      setResult(m.quiz_file_wrong())
      return
    }
    const isStored = await storeCards(mergeCards((await readCards()) ?? [], addedCards))
    setResult(isStored ? m.quiz_file_added({ count: addedCards.length }) : m.quiz_not_stored())
    await readProgress()
  }

  async function erase() {
    const isConfirmed = await confirm({
      title: m.quiz_erase_title(),
      text: m.quiz_erase_text(),
      confirmLabel: m.quiz_erase(),
      permanent: true,
    })
    if (!isConfirmed) return
    const results = await Promise.all([eraseCards(), eraseConfusions()])
    const isErased = results.every(Boolean)
    setResult(isErased ? m.quiz_erased() : m.quiz_erase_failed())
    flushSync(() => setHasProgress(!isErased))
    // The pressed button is gone after a success, so the focus moves to the button that stays.
    if (isErased) box.current?.querySelector('button')?.focus()
  }

  if (hasProgress === undefined) return null
  return (
    <div ref={box} className={styles.progress}>
      {hasProgress && <Button onClick={saveProgress}>{m.quiz_save()}</Button>}
      <Button onClick={() => input.current?.click()}>{m.quiz_open()}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={m.quiz_open()}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void addFile(file)
          // The field is emptied, so that the reader can choose the same file again.
          target.value = ''
        }}
      />
      {hasProgress && (
        <Button look="danger" onClick={erase}>
          {m.quiz_erase()}
        </Button>
      )}
      <span role="status">{result}</span>
      {dialog}
    </div>
  )
}

async function saveProgress(): Promise<void> {
  const text = cardFileText((await readCards()) ?? [])
  saveFile(new Blob([text], { type: 'application/json' }), `quiz-${localDay()}.json`)
}

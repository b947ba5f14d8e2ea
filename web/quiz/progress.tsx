/** Saves the progress of the quiz as a file, adds such a file, and erases the progress. */

import { useRef, useState } from 'react'
import { eraseConfusions } from '../device/confusions.ts'
import { saveFile } from '../device/save-file.ts'
import { localDay } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/dialogs/confirm-dialog.tsx'
import { cardFile, cardFileMaximum, mergedCards, readCardFile } from './card-file.ts'
import { eraseCards, readCards, storeCards } from './card-store.ts'
import styles from './quiz-page.module.css'

export default function Progress() {
  const input = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState('')
  const [confirm, dialog] = useConfirm()

  async function open(file: File) {
    const read = readCardFile(file.size <= cardFileMaximum ? await file.text() : '')
    if (!read) {
      setResult(m.quiz_file_wrong())
      return
    }
    const isStored = await storeCards(mergedCards((await readCards()) ?? [], read))
    setResult(isStored ? m.quiz_file_added({ count: read.length }) : m.quiz_not_stored())
  }

  async function erase() {
    const yes = await confirm({
      title: m.quiz_erase_title(),
      text: m.quiz_erase_text(),
      yes: m.quiz_erase(),
      permanent: true,
    })
    if (!yes) return
    const erased = await Promise.all([eraseCards(), eraseConfusions()])
    setResult(erased.every(Boolean) ? m.quiz_erased() : m.quiz_erase_failed())
  }

  return (
    <div className={styles.progress}>
      <Button onClick={save}>{m.quiz_save()}</Button>
      <Button onClick={() => input.current?.click()}>{m.quiz_open()}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={m.quiz_open()}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void open(file)
          // Emptied, so that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Button onClick={erase}>{m.quiz_erase()}</Button>
      <span role="status">{result}</span>
      {dialog}
    </div>
  )
}

async function save(): Promise<void> {
  const text = cardFile((await readCards()) ?? [])
  saveFile(new Blob([text], { type: 'application/json' }), `quiz-${localDay()}.json`)
}

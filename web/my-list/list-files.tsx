/** Shows the buttons that save the list as a file and add the entries of such a file. */

import { useRef, useState } from 'react'
import { saveFile } from '../device/save-file.ts'
import { localDay } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import type { Entry } from './entry.ts'
import { listFileMaximum, listFileText, readListFile } from './list-file.ts'
import { addEntries } from './list-store.ts'

export function ListFiles({ entries }: { entries: readonly Entry[] }) {
  const input = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState('')

  async function readFile(file: File) {
    const text = file.size <= listFileMaximum ? await file.text() : ''
    const fileContent = readListFile(text)
    if (!fileContent) {
      setResult(m.my_list_file_wrong())
      return
    }
    const { entries: addedEntries, skipped } = fileContent
    await addEntries(addedEntries)
    const addedText = m.my_list_file_added({ count: addedEntries.length })
    setResult(
      skipped > 0 ? `${addedText} ${m.my_list_file_skipped({ count: skipped })}` : addedText,
    )
  }

  return (
    <>
      {entries.length > 0 && <Button onClick={() => save(entries)}>{m.my_list_save()}</Button>}
      <Button onClick={() => input.current?.click()}>{m.my_list_open()}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={m.my_list_open()}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void readFile(file)
          // The field is emptied, so that the reader can choose the same file again.
          target.value = ''
        }}
      />
      <span role="status">{result}</span>
    </>
  )
}

function save(entries: readonly Entry[]): void {
  const content = new Blob([listFileText(entries)], { type: 'application/json' })
  saveFile(content, `my-list-${localDay()}.json`)
}

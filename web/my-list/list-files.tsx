/** Shows the buttons that save the list as a file and add the entries of such a file. */

import { useRef, useState } from 'react'
import { saveFile } from '../device/save-file.ts'
import { localDay } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import type { Entry } from './entry.ts'
import { listFile, listFileMaximum, readListFile } from './list-file.ts'
import { addEntries } from './list-store.ts'

export function ListFiles({ entries }: { entries: readonly Entry[] }) {
  const input = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState('')

  async function readFile(file: File) {
    const text = file.size <= listFileMaximum ? await file.text() : ''
    const read = readListFile(text)
    if (!read) {
      setResult(m.my_list_file_wrong())
      return
    }
    await addEntries(read.entries)
    const added = m.my_list_file_added({ count: read.entries.length })
    setResult(
      read.skipped > 0 ? `${added} ${m.my_list_file_skipped({ count: read.skipped })}` : added,
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
  const content = new Blob([listFile(entries)], { type: 'application/json' })
  saveFile(content, `my-list-${localDay()}.json`)
}

/**
 * Shows the field guide of the reader's own list. The browser fetches all species, so that the server does not receive
 * the list.
 */

import { useEffect, useState } from 'react'
import { kindNames } from '../../contract/kinds.ts'
import type { GuideEntry } from '../../contract/learning/field-guide.ts'
import { get } from '../client/api.ts'
import { saveFile } from '../device/save-file.ts'
import { useMyList } from '../my-list/list-store.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { Button } from '../ui/button.tsx'
import { LoadingDots } from '../ui/loading-dots.tsx'
import styles from './guide-page.module.css'
import { GuideSheets } from './guide-sheets.tsx'
import type { Guide } from './load-guide.ts'

export function OwnGuide({ title, cover }: { title: string; cover: Guide['cover'] }) {
  const { entries: listEntries } = useMyList()
  const [allEntries, setAllEntries] = useState<GuideEntry[]>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry fetches the entries again
  useEffect(() => {
    let isUnmounted = false
    fetchAll().then(
      (fetchedEntries) => !isUnmounted && setAllEntries(fetchedEntries),
      () => !isUnmounted && setFailed(true),
    )
    return () => {
      isUnmounted = true
    }
  }, [attempt])

  if (hasFailed) {
    return (
      <div role="alert">
        <p>{m.guide_failed()}</p>
        <Button
          onClick={() => {
            setFailed(false)
            setAttempt(attempt + 1)
          }}
        >
          {m.guide_retry()}
        </Button>
      </div>
    )
  }
  if (!allEntries || !listEntries) return <LoadingDots />
  const codes = new Set(listEntries.map(({ code }) => code))
  const entries = allEntries.filter(({ code }) => codes.has(code))
  return (
    <>
      {entries.length > 0 && <BookButton entries={entries} title={title} cover={cover} />}
      <GuideSheets
        entries={entries}
        title={title}
        cover={cover}
        emptyText={m.guide_none_listed()}
      />
    </>
  )
}

interface BookButtonProps {
  entries: GuideEntry[]
  title: string
  cover: Guide['cover']
}

/** Saves the e-book that the browser makes from the entries. */
function BookButton({ entries, title, cover }: BookButtonProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')

  async function save() {
    setState('busy')
    try {
      const { makeOwnBook } = await import('./own-book/own-book.ts')
      const language = getLocale()
      const book = await makeOwnBook(entries, { title, language, siteName: cover.site[language] })
      saveFile(book, 'field-guide.epub')
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    <p className={styles.book}>
      <Button onClick={save} disabled={state === 'busy'}>
        {m.guide_epub()}
      </Button>
      <span role="status">{state === 'failed' && m.guide_failed()}</span>
    </p>
  )
}

/**
 * @returns the entries of all species of both kinds
 * @throws {CallFailed} if the server answers with an error
 * @throws {TypeError} if the network fails
 */
async function fetchAll(): Promise<GuideEntry[]> {
  const allEntries: GuideEntry[] = []
  for (const kind of kindNames) {
    let pages = 1
    for (let page = 1; page <= pages; page++) {
      const { entries, total, pageSize } = await get('fieldGuide', { all: kind, page })
      allEntries.push(...entries)
      pages = Math.ceil(total / pageSize)
    }
  }
  return allEntries
}

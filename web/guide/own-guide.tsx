/** The field guide of the reader's own list. All species are fetched, so that the server does not learn the list. */

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
  const { entries: listed } = useMyList()
  const [all, setAll] = useState<GuideEntry[]>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    let isLeft = false
    fetchAll().then(
      (fetched) => !isLeft && setAll(fetched),
      () => !isLeft && setFailed(true),
    )
    return () => {
      isLeft = true
    }
  }, [attempt])

  if (failed) {
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
  if (!all || !listed) return <LoadingDots />
  const codes = new Set(listed.map(({ code }) => code))
  const entries = all.filter(({ code }) => codes.has(code))
  return (
    <>
      {entries.length > 0 && <BookButton entries={entries} title={title} cover={cover} />}
      <GuideSheets entries={entries} title={title} cover={cover} none={m.guide_none_listed()} />
    </>
  )
}

interface BookButtonProps {
  entries: GuideEntry[]
  title: string
  cover: Guide['cover']
}

/** Saves the e-book, which the browser makes of the entries that it has. */
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

/** @throws {CallFailed} if the server refuses. @throws {TypeError} if the network fails. */
async function fetchAll(): Promise<GuideEntry[]> {
  const all: GuideEntry[] = []
  for (const kind of kindNames) {
    let pages = 1
    for (let page = 1; page <= pages; page++) {
      const { entries, total, pageSize } = await get('fieldGuide', { all: kind, page })
      all.push(...entries)
      pages = Math.ceil(total / pageSize)
    }
  }
  return all
}

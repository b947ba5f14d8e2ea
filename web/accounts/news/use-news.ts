/**
 * Counts the items that need the member's attention: unseen decisions, requested changes, pending submissions for a
 * reviewer, and unsent pictures on this device. The hook counts again on every page and after every change that this
 * page sends.
 */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Output } from '../../../contract/calls/endpoints.ts'
import { changeListeners, get } from '../../client/api.ts'
import { countUnsent, type Unsent } from '../../device/stored-work.ts'

type Counts = Output<'submissionNews'>
export type News = Counts & Unsent

const zeroNews: News = { returned: 0, decided: 0, pending: 0, plant: 0, bird: 0, creation: 0 }

/** The debounce between a change and the next count, in milliseconds. */
const debounceDelay = 300

/**
 * @param username the member whose unsent pictures are counted
 * @param initialCounts the counts that came with the page
 * @returns each count; 0 for a count that is not known yet
 */
export function useNews(username: string, initialCounts: Counts | undefined): News {
  const { pathname } = useLocation()
  const [counts, setCounts] = useState(initialCounts)
  const [unsent, setUnsent] = useState<Unsent>()

  useEffect(() => setCounts(initialCounts), [initialCounts])

  useEffect(() => {
    let isMounted = true
    const countPictures = () =>
      countUnsent(username).then(
        (pictures) => isMounted && setUnsent(pictures),
        () => {},
      )
    const fetchCounts = () =>
      get('submissionNews', {}).then(
        (counts) => isMounted && setCounts(counts),
        // The stale counts stay, and the next page requests the counts again.
        () => {},
      )
    let timer: ReturnType<typeof setTimeout> | undefined
    const countAfterChange = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        countPictures()
        fetchCounts()
      }, debounceDelay)
    }
    countPictures()
    if (countedPath !== undefined && countedPath !== pathname) fetchCounts()
    countedPath = pathname
    changeListeners.add(countAfterChange)
    return () => {
      isMounted = false
      clearTimeout(timer)
      changeListeners.delete(countAfterChange)
    }
  }, [username, pathname])

  return { ...zeroNews, ...counts, ...unsent }
}

/** The path of the page for which the counts were last fetched. The server sends the counts with the first page. */
let countedPath: string | undefined

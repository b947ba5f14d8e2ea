/**
 * Counts the items that wait for the member: decided and pending submissions on the server, and unsent pictures on this
 * device. It counts again on every page and after every change that this page sends.
 */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Output } from '../../../contract/endpoints.ts'
import { afterChanges, get } from '../../client/api.ts'
import { countUnsent, type Unsent } from '../../device/stored-work.ts'

type Counts = Output<'submissionNews'>
export type News = Counts & Unsent

const none: News = { returned: 0, decided: 0, pending: 0, plant: 0, bird: 0, creation: 0 }

/** Milliseconds to wait after the last of several changes. */
const pause = 300

/** @param loaded the counts that came with the page */
export function useNews(username: string, loaded: Counts | undefined): News {
  const { pathname } = useLocation()
  const [counts, setCounts] = useState(loaded)
  const [unsent, setUnsent] = useState<Unsent>()

  useEffect(() => setCounts(loaded), [loaded])

  useEffect(() => {
    let here = true
    const count = () =>
      countUnsent(username).then(
        (found) => here && setUnsent(found),
        () => {},
      )
    const ask = () =>
      get('submissionNews', {}).then(
        (found) => here && setCounts(found),
        // The old numbers stay, and the next page asks again.
        () => {},
      )
    let timer: ReturnType<typeof setTimeout> | undefined
    const afterChange = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        count()
        ask()
      }, pause)
    }
    count()
    if (counted !== undefined && counted !== pathname) ask()
    counted = pathname
    afterChanges.add(afterChange)
    return () => {
      here = false
      clearTimeout(timer)
      afterChanges.delete(afterChange)
    }
  }, [username, pathname])

  return { ...none, ...counts, ...unsent }
}

/** The page for which the numbers were fetched; the first page has them from the server. */
let counted: string | undefined

/**
 * Shows one part of the rows of the year calendar. Far from the screen, an empty part of the same height replaces the
 * rows.
 */
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { profileAddress } from '../../contract/names.ts'
import type { YearOfSpecies } from '../../contract/schemas/pictures.ts'
import { get } from '../client/api.ts'
import { monthName } from '../language/months.ts'
import { m } from '../paraglide/messages.js'
import { LatinName } from '../species/latin-name.tsx'
import { dotsFor } from './season-ribbon.tsx'
import styles from './year-part.module.css'

interface YearPartProps {
  kind: Kind
  sort: 'name' | 'month'
  /** The page of the call, from 1. */
  part: number
  /** The number of rows above the part. */
  first: number
  rows: number
  /** The rows that the page already has. */
  loadedRows: YearOfSpecies[] | undefined
}

/** The distance from the screen at which a part is shown, which is about two screens. */
const observerMargin = '1800px 0px'

export function YearPart({ kind, sort, part, first, rows, loadedRows }: YearPartProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [isNear, setIsNear] = useState(loadedRows !== undefined)
  const [height, setHeight] = useState<number>()
  const [fetchedRows, setFetchedRows] = useState<YearOfSpecies[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const results = loadedRows ?? fetchedRows
  const needsFetch = isNear && !results && !hasFailed

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        const isIntersecting = entry?.isIntersecting ?? false
        // Long names make their rows higher, so the emptied part keeps the height of its rows.
        if (!isIntersecting) setHeight(entry?.boundingClientRect.height)
        setIsNear(isIntersecting)
      },
      { rootMargin: observerMargin },
    )
    if (body.current) observer.observe(body.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!needsFetch) return
    get('seasonCalendar', { kind, sort, page: part }).then(
      (answer) => setFetchedRows(answer.results),
      () => setHasFailed(true),
    )
  }, [needsFetch, kind, sort, part])

  return (
    <tbody
      ref={body}
      className={styles.part}
      data-waiting={!results || undefined}
      style={{ '--rows': rows, minBlockSize: isNear ? undefined : height } as CSSProperties}
    >
      {isNear &&
        results?.map((species, index) => (
          <SpeciesRow
            key={species.latinName}
            kind={kind}
            species={species}
            rowIndex={first + index + 2}
          />
        ))}
      {hasFailed && (
        <tr className={styles.failed}>
          <td colSpan={13} role="alert">
            {m.season_year_failed()}{' '}
            <button type="button" onClick={() => setHasFailed(false)}>
              {m.try_again()}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  )
}

function SpeciesRow({
  kind,
  species,
  rowIndex,
}: {
  kind: Kind
  species: YearOfSpecies
  rowIndex: number
}) {
  const { latinName, chineseName, commonName, months } = species
  return (
    <tr className={styles.row} aria-rowindex={rowIndex}>
      <th scope="row">
        <Link to={profileAddress(kind, latinName)}>
          <LatinName name={latinName} /> <b lang="zh-Hans">{chineseName}</b>{' '}
          <span lang="en">{commonName}</span>
        </Link>
      </th>
      {months.map((count, monthIndex) => (
        <td key={monthName(monthIndex + 1)} data-some={partOfBar(months, monthIndex)}>
          {count > 0 && (
            <>
              <span aria-hidden="true">{dotsFor(count)}</span>
              <span className="visually-hidden">{count}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

/** @returns whether a bar of adjacent months starts, ends or continues in the month; undefined without a photograph */
function partOfBar(months: number[], monthIndex: number): string | undefined {
  if (!months[monthIndex]) return undefined
  const ends = [!months[monthIndex - 1] && 'start', !months[monthIndex + 1] && 'end']
  return ends.filter(Boolean).join(' ')
}

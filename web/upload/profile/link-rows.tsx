/** Renders links as rows of site name and address; rows can be added and removed. */
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { linksMaximum } from '../../../contract/limits.ts'
import type { Link } from '../../../contract/schemas/species.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { Problems } from '../form/use-problems.ts'
import styles from './link-rows.module.css'
import { emptyRow, type LinkList } from './profile-values.ts'

interface LinkRowsProps {
  list: LinkList
  title: string
  rows: Link[]
  problems: Problems
  onChange: (rows: Link[]) => void
}

export function LinkRows({ list, title, rows, problems, onChange }: LinkRowsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const part = (place: number, name: keyof Link) => `${list}.${place}.${name}`
  const focus = (selector: string) => group.current?.querySelector<HTMLElement>(selector)?.focus()

  function change(place: number, changed: Partial<Link>) {
    onChange(rows.map((row, each) => (each === place ? { ...row, ...changed } : row)))
  }
  function add() {
    flushSync(() => onChange([...rows, emptyRow]))
    focus(`[name="${part(rows.length, 'linkTitle')}"]`)
  }
  function remove(place: number) {
    const left = rows.filter((_, each) => each !== place)
    flushSync(() => onChange(left.length > 0 ? left : [emptyRow]))
    // Moves the focus to the next row, or else to the last one.
    focus(`[name="${part(Math.max(0, Math.min(place, left.length - 1)), 'linkTitle')}"]`)
  }

  return (
    <fieldset ref={group} className={styles.links}>
      <legend>{title}</legend>
      <ul>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity
          <li key={place} className={styles.row}>
            <Field
              label={m.profile_form_link_title()}
              name={part(place, 'linkTitle')}
              autoComplete="off"
              value={row.linkTitle}
              error={problems[part(place, 'linkTitle')]}
              onChange={(event) => change(place, { linkTitle: event.target.value })}
            />
            <Field
              label={m.profile_form_link_address()}
              name={part(place, 'link')}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={row.link}
              error={problems[part(place, 'link')]}
              onChange={(event) => change(place, { link: event.target.value })}
              onBlur={() => {
                const link = withScheme(row.link)
                if (link !== row.link) change(place, { link })
              }}
            />
            {(rows.length > 1 || row.linkTitle || row.link) && (
              <button
                type="button"
                className={styles.remove}
                aria-label={m.profile_form_link_remove_label({ place: place + 1, list: title })}
                onClick={() => remove(place)}
              >
                {m.profile_form_link_remove()}
              </button>
            )}
          </li>
        ))}
      </ul>
      {rows.length < linksMaximum && (
        <Button aria-label={m.profile_form_link_add_label({ list: title })} onClick={add}>
          {m.profile_form_link_add()}
        </Button>
      )}
    </fieldset>
  )
}

/** Adds the scheme to an address without one, as the server does (specification, section 5). */
function withScheme(address: string): string {
  const typed = address.trim()
  return typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
}

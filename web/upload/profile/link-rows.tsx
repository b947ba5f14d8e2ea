/** Renders links as rows with a site name and an address. Rows can be added and removed. */
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
  const fieldName = (index: number, name: keyof Link) => `${list}.${index}.${name}`
  const focus = (selector: string) => group.current?.querySelector<HTMLElement>(selector)?.focus()

  function change(index: number, changes: Partial<Link>) {
    onChange(rows.map((row, rowIndex) => (rowIndex === index ? { ...row, ...changes } : row)))
  }
  function add() {
    flushSync(() => onChange([...rows, emptyRow]))
    focus(`[name="${fieldName(rows.length, 'linkTitle')}"]`)
  }
  function remove(index: number) {
    const remainingRows = rows.filter((_, rowIndex) => rowIndex !== index)
    flushSync(() => onChange(remainingRows.length > 0 ? remainingRows : [emptyRow]))
    // The focus moves to the next row, or else to the last row.
    focus(
      `[name="${fieldName(Math.max(0, Math.min(index, remainingRows.length - 1)), 'linkTitle')}"]`,
    )
  }

  return (
    <fieldset ref={group} className={styles.links}>
      <legend>{title}</legend>
      <ul>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity
          <li key={index} className={styles.row}>
            <Field
              label={m.profile_form_link_title()}
              name={fieldName(index, 'linkTitle')}
              autoComplete="off"
              value={row.linkTitle}
              error={problems[fieldName(index, 'linkTitle')]}
              onChange={(event) => change(index, { linkTitle: event.target.value })}
            />
            <Field
              label={m.profile_form_link_address()}
              name={fieldName(index, 'link')}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={row.link}
              error={problems[fieldName(index, 'link')]}
              onChange={(event) => change(index, { link: event.target.value })}
              onBlur={() => {
                const link = withScheme(row.link)
                if (link !== row.link) change(index, { link })
              }}
            />
            {(rows.length > 1 || row.linkTitle || row.link) && (
              <button
                type="button"
                className={styles.remove}
                aria-label={m.profile_form_link_remove_label({ place: index + 1, list: title })}
                onClick={() => remove(index)}
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

/** Adds `https://` to an address without `http://` or `https://`, as the server does (specification, section 5). */
function withScheme(address: string): string {
  const typed = address.trim()
  return typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
}

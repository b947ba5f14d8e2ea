/** Makes the values of a profile form from a species or a submission, and converts the values for sending. */

import type { Kind } from '../../../contract/kinds.ts'
import type { Link } from '../../../contract/schemas/species.ts'
import { unknownEditor } from '../../../contract/taxonomy/unknown-editor.ts'
import type { Profile } from '../../profile/profile.ts'
import { linkLines } from '../../submissions/link-lines.ts'
import { type FieldName, fieldNames, type Purpose, wireName } from './fields.ts'

export const linkLists = ['link', 'chineseLink'] as const
export type LinkList = (typeof linkLists)[number]

export type ProfileValues = { [Field in FieldName]?: string } & Record<LinkList, Link[]> & {
    /** The revision of the species when the form was opened; 0 for a new species. */
    revision: number
  }

export const emptyRow: Link = { linkTitle: '', link: '' }

export function emptyProfile(kind: Kind): ProfileValues {
  const texts = fieldNames(kind).map((field) => [field, ''])
  return { ...Object.fromEntries(texts), link: [emptyRow], chineseLink: [emptyRow], revision: 0 }
}

/** @returns the current values of a species for an edit */
export function currentProfile(kind: Kind, profile: Profile): ProfileValues {
  const { names, texts, englishLinks, chineseLinks, revision = 0 } = profile
  const editor = profile.editor === unknownEditor[kind] ? '' : profile.editor
  const orEmpty = (links: Link[]) => (links.length > 0 ? links : [emptyRow])
  return {
    ...emptyProfile(kind),
    ...names,
    ...texts,
    editor,
    link: orEmpty(englishLinks),
    chineseLink: orEmpty(chineseLinks),
    revision,
  }
}

/**
 * @returns the values of a submission for which a reviewer requested changes
 * @param details the submitted texts, by field
 * @param base the values of the fields that were not submitted
 */
export function resubmittedProfile(
  kind: Kind,
  details: Readonly<Record<string, string>>,
  base: ProfileValues,
): ProfileValues {
  const texts = fieldNames(kind).flatMap((field) => {
    const text = details[field]
    return text === undefined ? [] : [[field, text]]
  })
  const lists = linkLists.flatMap((list) => {
    const text = details[list]
    if (text === undefined) return []
    const rows = linkLines(text)
    return [[list, rows.length > 0 ? rows : [emptyRow]]]
  })
  return { ...base, ...Object.fromEntries(texts), ...Object.fromEntries(lists) }
}

/** @returns the texts by their wire names */
export function textsToSend(
  purpose: Purpose,
  kind: Kind,
  values: ProfileValues,
): Record<string, string> {
  const texts = fieldNames(kind).map((field) => [
    wireName(purpose, kind, field),
    values[field] ?? '',
  ])
  return Object.fromEntries(texts)
}

/** @returns the rows that are not empty, each with its index in the form */
function filledRows(rows: Link[]) {
  return rows
    .map(({ linkTitle, link }, index) => ({
      index,
      row: { linkTitle: linkTitle.trim(), link: link.trim() },
    }))
    .filter(({ row }) => row.linkTitle || row.link)
}

export function linksToSend(rows: Link[]): Link[] {
  return filledRows(rows).map(({ row }) => row)
}

/** @returns the index of a row in the form, from the index of the row in the request */
export function rowOfSent(rows: Link[], sentIndex: number): number {
  return filledRows(rows)[sentIndex]?.index ?? sentIndex
}

/**
 * Finds missing values of a profile form, and translates the server's errors into messages. The keys of the messages
 * are the names of the fields, such as `latinName` and `link.0.link`.
 */
import type { Kind } from '../../../contract/kinds.ts'
import { problemWords } from '../../client/problem-words.ts'
import { m } from '../../paraglide/messages.js'
import type { Problems } from '../form/use-problems.ts'
import { fieldNames, isRequired, type Purpose, wireName } from './fields.ts'
import { linkLists, type ProfileValues, rowOfSent } from './profile-values.ts'

/** @returns the messages about missing values. The server finds all other errors. */
export function missingProblems(purpose: Purpose, kind: Kind, values: ProfileValues): Problems {
  const fields = fieldNames(kind).filter(
    (field) => isRequired(purpose, kind, field) && !values[field]?.trim(),
  )
  const addresses = linkLists.flatMap((list) =>
    values[list].flatMap(({ linkTitle, link }, index) =>
      linkTitle.trim() && !link.trim() ? [`${list}.${index}.link`] : [],
    ),
  )
  return Object.fromEntries([...fields, ...addresses].map((name) => [name, m.form_required()]))
}

/**
 * @param fields the server's errors, by the wire names of the fields
 * @returns the messages, by the fields of the form
 */
export function problemsFrom(
  fields: Record<string, string>,
  purpose: Purpose,
  kind: Kind,
  values: ProfileValues,
): Problems {
  const fieldByWireName = new Map(
    fieldNames(kind).map((field): [string, string] => [wireName(purpose, kind, field), field]),
  )
  const problems = Object.entries(fields).map(([wireField, problem]) => {
    const [list, index, part] = wireField.split('.')
    const linkList = linkLists.find((each) => each === list)
    if (!linkList) return [fieldByWireName.get(wireField) ?? wireField, problemWords(problem)]
    const row = rowOfSent(values[linkList], Number(index ?? 0))
    return [`${linkList}.${row}.${part ?? 'link'}`, problemWords(problem)]
  })
  return Object.fromEntries(problems)
}

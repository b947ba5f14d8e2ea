/** Checks a profile form and describes the server's errors, by field (`latinName`, `link.0.link`). */
import type { Kind } from '../../../contract/kinds.ts'
import { problemWords } from '../../client/problem-words.ts'
import { m } from '../../paraglide/messages.js'
import type { Problems } from '../form/use-problems.ts'
import { fieldNames, isRequired, type Purpose, wireName } from './fields.ts'
import { linkLists, type ProfileValues, rowSentAs } from './profile-values.ts'

/** Finds missing values. All other errors come from the server. */
export function missingIn(purpose: Purpose, kind: Kind, values: ProfileValues): Problems {
  const fields = fieldNames(kind).filter(
    (field) => isRequired(purpose, kind, field) && !values[field]?.trim(),
  )
  const addresses = linkLists.flatMap((list) =>
    values[list].flatMap(({ linkTitle, link }, place) =>
      linkTitle.trim() && !link.trim() ? [`${list}.${place}.link`] : [],
    ),
  )
  return Object.fromEntries([...fields, ...addresses].map((name) => [name, m.form_required()]))
}

/**
 * Describes the server's errors. @param fields by their names on the wire. @returns the errors by the
 * form's fields
 */
export function problemsFrom(
  fields: Record<string, string>,
  purpose: Purpose,
  kind: Kind,
  values: ProfileValues,
): Problems {
  const ofWire = new Map(
    fieldNames(kind).map((field): [string, string] => [wireName(purpose, kind, field), field]),
  )
  const problems = Object.entries(fields).map(([wire, problem]) => {
    const [list, place, part] = wire.split('.')
    const links = linkLists.find((each) => each === list)
    if (!links) return [ofWire.get(wire) ?? wire, problemWords(problem)]
    const row = rowSentAs(values[links], Number(place ?? 0))
    return [`${links}.${row}.${part ?? 'link'}`, problemWords(problem)]
  })
  return Object.fromEntries(problems)
}

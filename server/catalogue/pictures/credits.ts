/** What may be said of a photograph or an artwork, whoever says it. */
import { type Kind, kinds, type Section } from '../../../contract/kinds.ts'
import { HttpError } from '../../kernel/http-error.ts'

const day = 86_400_000

export function badField(field: string, problem: string): HttpError {
  return new HttpError(400, 'bad_input', `${field}: ${problem}`, { fields: { [field]: problem } })
}

/** The day after today is today somewhere. @throws {HttpError} 400 for a day yet to come. */
export function assertPast(date: string, field: string): void {
  const tomorrow = new Date(Date.now() + day).toISOString().slice(0, 10)
  if (date > tomorrow) throw badField(field, 'is in the future')
}

/** A plant has seasons, a bird life stages. @throws {HttpError} 400 */
export function assertSection(kind: Kind, season: Section): void {
  if (!kinds[kind].sections.includes(season)) throw badField('season', `is none of a ${kind}`)
}

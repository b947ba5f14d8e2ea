/** Checks the credits of photographs and artworks, for members, admins and imports alike. */
import { latestToday } from '../../../contract/calendar.ts'
import { type Kind, kinds, type Section } from '../../../contract/kinds.ts'
import { HttpError } from '../../kernel/http-error.ts'

export function badField(field: string, problem: string): HttpError {
  return new HttpError(400, 'bad_input', `${field}: ${problem}`, { fields: { [field]: problem } })
}

/** @throws {HttpError} 400 for a date that is still in the future in every time zone */
export function assertPast(date: string, field: string): void {
  if (date > latestToday()) throw badField(field, 'is in the future')
}

/** Plants have seasons, birds have life stages. @throws {HttpError} 400 for a section of the other kind */
export function assertSection(kind: Kind, season: Section): void {
  if (!kinds[kind].sections.includes(season)) {
    throw badField('season', `is not a section of a ${kind}`)
  }
}

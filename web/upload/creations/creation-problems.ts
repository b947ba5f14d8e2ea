/** Finds the problems of the fields of a creation form, and translates the server's errors into messages. */

import { kindsInForms } from '../../../contract/taxonomy/kinds-in-forms.ts'
import { problemWords } from '../../client/problem-words.ts'
import { m } from '../../paraglide/messages.js'
import { dateProblem } from '../pictures/one-picture/picture-problems.ts'
import type { CreationValues, Part } from './creation-values.ts'
import type { CreationFile, CreationFiles } from './use-creation-files.ts'

export type CreationProblems = { [Field in keyof CreationValues | Part]?: string }

/** @returns the messages about missing or wrong values, by field */
export function creationProblems(values: CreationValues, files: CreationFiles): CreationProblems {
  const { species, artDate, photoDate, consentOn } = values
  const requiredField = files.pic && species && kindsInForms[species.kind].requiredPhotographField
  const problems: { [Field in keyof CreationProblems]: string | undefined } = {
    species: species ? undefined : m.picker_not_listed_species(),
    art: files.art ? fileProblem(files.art) : m.creation_no_painting(),
    artDate: artDate ? dateProblem(artDate) : undefined,
    pic: fileProblem(files.pic),
    photoDate: photoDate ? dateProblem(photoDate) : undefined,
    consentOn: consentOn ? undefined : m.consent_missing(),
  }
  if (requiredField && !values[requiredField]) problems[requiredField] = m.form_required()
  const entries = Object.entries(problems).filter(([, problem]) => problem !== undefined)
  return Object.fromEntries(entries)
}

export function fileProblem(file: CreationFile | undefined): string | undefined {
  if (file?.is !== 'rejected') return undefined
  if (file.reason === 'too large') return m.pictures_too_large()
  return file.reason === 'unsupported' ? m.pictures_unsupported() : m.pictures_unreadable()
}

/**
 * @param fields the server's errors, by the wire names of the fields
 * @returns the messages, by field
 */
export function problemsFrom(fields: Record<string, string>): CreationProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([name, problem]) =>
      name === 'plant' ? ['species', m.picker_not_listed_species()] : [name, problemWords(problem)],
    ),
  )
}

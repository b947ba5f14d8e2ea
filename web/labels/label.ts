/** Defines a label, the sizes of labels, the selections of species, and the addresses of label pages. */
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import type { InBothLanguages } from '../../contract/schemas/content.ts'
import type { Calendar } from '../../contract/schemas/pictures.ts'
import type { PictureSource } from '../ui/picture.tsx'
import type { QrCode } from '../ui/qr/qr-code.ts'

export interface Label {
  /** The path on this site, such as `/s/7h3k9q2m`. */
  address: string
  qr: QrCode
  subject:
    | ({ is: 'species'; code: string; kind: Kind; facts?: ClassroomFacts } & Names)
    | { is: 'stop'; number: number; name: InBothLanguages; walk: InBothLanguages }
}

/** The facts that the sheet for a classroom shows in addition to the names and the QR code. */
export interface ClassroomFacts {
  picture: PictureSource | null
  months: Calendar['months']
}

/** A group of species: all species of a kind, at a place or of a family. */
export type Selection = { all: Kind } | { place: string } | { family: string }

/** The number of labels across and down on a sheet of A4. */
export const labelSizes = {
  large: { across: 2, down: 4 },
  small: { across: 3, down: 6 },
  classroom: { across: 1, down: 1 },
} as const
export type LabelSize = keyof typeof labelSizes

export function isLabelSize(text: string | null): text is LabelSize {
  return text !== null && text in labelSizes
}

/** @returns the address of the page that prints labels of species, in the order of `codes` */
export function labelsAddress(codes: readonly string[], size?: LabelSize): string {
  const query = [
    ...(codes.length > 0 ? [`species=${codes.join()}`] : []),
    ...(size && size !== 'large' ? [`size=${size}`] : []),
  ]
  return query.length > 0 ? `/labels?${query.join('&')}` : '/labels'
}

/** @returns the address of the page that prints labels of a walk's stops */
export function stopLabelsAddress(walk: string, size?: LabelSize): string {
  return `/labels?walk=${walk}${size && size !== 'large' ? `&size=${size}` : ''}`
}

/** @returns the address of the page that prints labels of a selection */
export function selectionAddress(selection: Selection, size?: LabelSize): string {
  const query = new URLSearchParams({ ...selection })
  if (size && size !== 'large') query.set('size', size)
  return `/labels?${query}`
}

/**
 * Reads a list of pupils. Each line has a name and an optional class, separated by a comma, semicolon or tab. The
 * module parses each line separately, so an open quotation mark affects no other line (security.md 96).
 */
import { parse } from 'csv-parse/sync'
import { classNameMaximum, pupilsMaximum, realNameMaximum } from '../../../contract/limits.ts'
import { cleanName, hasUnseen, withoutUnseen } from '../../../contract/names.ts'
import type { LineProblem } from '../../../contract/schemas/accounts/classes.ts'
import { HttpError } from '../../kernel/http-error.ts'

export interface Pupil {
  line: number
  name: string
  className: string
  problem?: LineProblem
}

const headings = /^(name|names|pupil|student|class|form|姓名|名字|学生|班级|班)$/i
const classHeading = /^(class|form|班级|班)$/i

/**
 * @returns a pupil for each line that is neither empty nor the line of headings
 * @throws {HttpError} 400 for too many lines
 */
export function readPupils(list: string, defaultClass: string): Pupil[] {
  const filledLines = list
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
  if (filledLines.length > pupilsMaximum + 1) throw listTooLong()
  const rows = filledLines.map(({ text, line }) => ({ line, cells: cellsOf(text) }))
  const firstRow = rows[0]?.cells
  const hasHeadings = firstRow?.every((cell) => headings.test(cell)) ?? false
  const isClassFirst = hasHeadings && classHeading.test(firstRow?.[0] ?? '')
  const pupils = hasHeadings ? rows.slice(1) : rows
  if (pupils.length > pupilsMaximum) throw listTooLong()
  return pupils.map(({ line, cells }) => pupilOf(line, cells, { isClassFirst, defaultClass }))
}

const listTooLong = () =>
  new HttpError(400, 'list_too_long', `A list can have at most ${pupilsMaximum} pupils`)

/** @returns the cells of a line; undefined if its quotation marks do not match */
function cellsOf(text: string): string[] | undefined {
  try {
    const options = {
      delimiter: [',', '\t', ';', '，', '；'],
      relax_column_count: true,
      trim: true,
    }
    const [cells = []]: string[][] = parse(text, options)
    // Spreadsheets write empty cells after the last column.
    while (cells.length > 2 && cells.at(-1) === '') cells.pop()
    return cells
  } catch {
    return undefined
  }
}

function pupilOf(
  line: number,
  cells: string[] | undefined,
  { isClassFirst, defaultClass }: { isClassFirst: boolean; defaultClass: string },
): Pupil {
  if (!cells) return { line, name: '', className: '', problem: 'quotes' }
  const [firstCell = '', secondCell = ''] = cells
  const [name, ownClass] = isClassFirst ? [secondCell, firstCell] : [firstCell, secondCell]
  const className = ownClass || defaultClass
  const problem =
    cells.length > 2
      ? 'too_many_cells'
      : (problemOf(name, 'name', realNameMaximum) ??
        problemOf(className, 'class', classNameMaximum))
  const pupil = { line, name: toReportName(name), className: toReportName(className) }
  return problem ? { ...pupil, problem } : pupil
}

/** @returns the problem of a real name or of a class; undefined for a valid text */
export function problemOf(
  text: string,
  field: 'name' | 'class',
  maximum: number,
): LineProblem | undefined {
  if (text.includes('\uFFFD')) return 'encoding'
  const normalisedText = text.normalize('NFKC')
  if (cleanName(normalisedText) === '') return `${field}_missing`
  if (/^\s*[=+\-@]/.test(normalisedText)) return `${field}_formula`
  if ([...cleanName(normalisedText)].length > maximum) return `${field}_long`
  const allowedText =
    field === 'name' ? /^[\p{L}\p{M}\p{N} .·•'’()-]+$/u : /^[\p{L}\p{M}\p{N} ._·/()-]+$/u
  if (
    hasUnseen(normalisedText) ||
    !allowedText.test(cleanName(normalisedText)) ||
    !/[\p{L}\p{N}]/u.test(normalisedText)
  ) {
    return `${field}_characters`
  }
  return undefined
}

/** @returns a real name or class as the database stores it */
export const toStoredName = (text: string) => cleanName(text.normalize('NFKC'))

/** @returns a name or class for the report, shortened because an invalid line may be long */
const toReportName = (text: string) => [...toStoredName(text)].slice(0, realNameMaximum).join('')

/** @returns the key for comparisons of real names and classes, without case, width and invisible characters */
export const keyOf = (text: string) => withoutUnseen(toStoredName(text)).toLowerCase()

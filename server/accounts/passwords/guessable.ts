/**
 * Refuses passwords that are guessed first: common ones, repeats, sequences, nothing but spaces, and
 * words of this site with a few digits (security.md 78). Takes linear time and judges no more than the
 * longest password; why no estimator is used says docs/decisions/0011-accounts.md.
 */
import { passwordMaximum } from '../../../contract/limits.ts'
import { usernameKey } from '../../../contract/schemas/accounts.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Words that belong to any site of this kind. */
const ownWords = [
  'huaniao',
  '花鸟',
  '花鸟社',
  'flora',
  'fauna',
  'plants',
  'birds',
  'school',
  'campus',
]
/** A pattern of as many characters or fewer that goes on is no secret. */
const longestPattern = 4
/** A password of as many pieces or fewer is no secret; a run such as `abcd` or `1111` is one piece. */
const fewPieces = 3
const shortestRun = 3
/** As many characters beside a known word add little: `2025`, `_1!`. */
const fewBeside = 6
const keyboard = "`1234567890-= qwertyuiop[]\\ asdfghjkl;' zxcvbnm,./"

/** @throws {HttpError} 400 that says why */
export function assertNotGuessable(username: string, password: string): void {
  const typed = password.normalize('NFKC').toLowerCase()
  const signs = [...typed].slice(0, passwordMaximum)
  if (usernameKey(password) === usernameKey(username)) {
    throw refused('is_username', 'The password must not be the username')
  }
  if (isCommonPassword(typed.trim())) throw refused('common', 'This password is too common')
  if (!signs.some(isVisible)) {
    throw refused('blank', 'The password must not consist of spaces alone')
  }
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, place) => code - (codes[place] ?? 0))
  if (goesOn(steps) || piecesOf(signs, codes) <= fewPieces) {
    throw refused('pattern', 'The password must not be a mere repetition or sequence')
  }
  if (isKnownWord(signs, [...ownWords, usernameKey(username)])) {
    throw refused(
      'known_word',
      'A common word or the username with a few digits is guessed too soon',
    )
  }
}

/** Whether the same few steps from one character to the next are repeated to the end. */
function goesOn(steps: readonly number[]): boolean {
  for (let length = 1; length <= longestPattern; length++) {
    if (steps.length < 2 * length) return false
    if (steps.every((step, place) => place < length || step === steps[place - length])) return true
  }
  return false
}

/** @returns into how many pieces the password falls: single characters, and runs that count as one */
function piecesOf(signs: readonly string[], codes: readonly number[]): number {
  const keys = signs.map((sign) => keyboard.indexOf(sign))
  let pieces = 0
  for (let place = 0; place < signs.length; pieces++) {
    const length = Math.max(runFrom(codes, place), runFrom(keys, place))
    place += length >= shortestRun ? length : 1
  }
  return pieces
}

/** @returns how many numbers from there on follow each other by one small step; -1 is no number */
function runFrom(numbers: readonly number[], start: number): number {
  const step = (numbers[start + 1] ?? Number.NaN) - (numbers[start] ?? 0)
  if (!(Math.abs(step) <= 2) || numbers[start] === -1) return 1
  let end = start + 1
  while (numbers[end] !== -1 && (numbers[end] ?? Number.NaN) - (numbers[end - 1] ?? 0) === step)
    end++
  return end - start
}

/** Whether little is left beside a known word, or beside one that is repeated. */
function isKnownWord(signs: readonly string[], known: readonly string[]): boolean {
  const letters = signs.filter((sign) => /\p{L}/u.test(sign)).join('')
  const beside = signs.length - [...letters].length
  if (beside > fewBeside || letters === '') return false
  return isCommonPassword(letters) || known.some((word) => isRepeated(letters, word))
}

function isRepeated(text: string, word: string): boolean {
  return word !== '' && text === word.repeat(Math.max(1, Math.floor(text.length / word.length)))
}

const isVisible = (sign: string) => !/[\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(sign)

function refused(code: string, message: string): HttpError {
  return new HttpError(400, `password_${code}`, message)
}

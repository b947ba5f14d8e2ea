/**
 * Rejects common passwords, repetitions, sequences, spaces alone, and the username or words of this site with a few
 * other characters (security.md 78). The checks take linear time. The file docs/decisions/0011-accounts.md explains why
 * the site has no estimator of password strength.
 */
import { passwordMaximum } from '../../../contract/limits.ts'
import { usernameKey } from '../../../contract/schemas/accounts/accounts.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Words that an attacker expects on a site of this kind. */
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
/** Maximum number of characters of a pattern whose repetition is guessable. */
const longestPattern = 4
/** Maximum number of pieces of a guessable password. A run such as `abcd` or `1111` is one piece. */
const piecesMaximum = 3
const shortestRun = 3
/** A known word with at most this many other characters, such as `2025` or `_1!`, is still guessable. */
const otherCharactersMaximum = 6
const keyboard = "`1234567890-= qwertyuiop[]\\ asdfghjkl;' zxcvbnm,./"

type PasswordProblem = 'blank' | 'common' | 'is_username' | 'known_word' | 'pattern'

/** @throws {HttpError} 400 with the reason */
export function assertNotGuessable(username: string, password: string): void {
  const normalisedPassword = password.normalize('NFKC').toLowerCase()
  const characters = [...normalisedPassword].slice(0, passwordMaximum)
  if (usernameKey(password) === usernameKey(username)) {
    throw passwordError('is_username', 'The password must not be the username')
  }
  if (isCommonPassword(normalisedPassword.trim()))
    throw passwordError('common', 'This password is too common')
  if (!characters.some(isVisible)) {
    throw passwordError('blank', 'The password must not consist of spaces alone')
  }
  const codes = characters.map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  if (isRepeatedPattern(steps) || piecesOf(characters, codes) <= piecesMaximum) {
    throw passwordError('pattern', 'The password must not be a repetition or a sequence')
  }
  if (isKnownWord(characters, [...ownWords, usernameKey(username)])) {
    throw passwordError(
      'known_word',
      'A common word or the username with a few digits is too easy to guess',
    )
  }
}

/** @returns whether the same few steps from one character to the next repeat to the end */
function isRepeatedPattern(steps: readonly number[]): boolean {
  for (let length = 1; length <= longestPattern; length++) {
    if (steps.length < 2 * length) return false
    if (steps.every((step, index) => index < length || step === steps[index - length])) return true
  }
  return false
}

/** @returns the number of pieces of the password. Each run, and each character outside a run, is one piece. */
function piecesOf(characters: readonly string[], codes: readonly number[]): number {
  const keys = characters.map((character) => keyboard.indexOf(character))
  let pieces = 0
  for (let index = 0; index < characters.length; pieces++) {
    const length = Math.max(runFrom(codes, index), runFrom(keys, index))
    index += length >= shortestRun ? length : 1
  }
  return pieces
}

/** @returns the length of the run from `start`, in which each number differs by the same small step */
function runFrom(numbers: readonly number[], start: number): number {
  const step = (numbers[start + 1] ?? Number.NaN) - (numbers[start] ?? 0)
  // -1 means that the character has no key. Such a character belongs to no run.
  if (!(Math.abs(step) <= 2) || numbers[start] === -1) return 1
  let end = start + 1
  while (numbers[end] !== -1 && (numbers[end] ?? Number.NaN) - (numbers[end - 1] ?? 0) === step)
    end++
  return end - start
}

/** @returns whether the password is a known word, perhaps repeated, with few other characters */
function isKnownWord(characters: readonly string[], knownWords: readonly string[]): boolean {
  const letters = characters.filter((character) => /\p{L}/u.test(character)).join('')
  const otherCharacters = characters.length - [...letters].length
  if (otherCharacters > otherCharactersMaximum || letters === '') return false
  return isCommonPassword(letters) || knownWords.some((word) => isRepeated(letters, word))
}

function isRepeated(text: string, word: string): boolean {
  return word !== '' && text === word.repeat(Math.max(1, Math.floor(text.length / word.length)))
}

const isVisible = (character: string) =>
  !/[\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(character)

function passwordError(code: PasswordProblem, message: string): HttpError {
  return new HttpError(400, `password_${code}`, message)
}

/** Cleans all input of callers before any schema reads the input, so that the database can store the input. */
import { nestingMaximum } from './limits.ts'

/** Input that no call accepts. Its message is for programmers. */
export class UnusableInput extends Error {}

/** Keys that would reach an object's prototype (security.md 33). */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * @returns the text without NUL, which PostgreSQL cannot store, and with U+FFFD for lone surrogates, which do not reach
 * a browser unchanged (security.md 82)
 */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/**
 * @returns a copy of the value whose texts the database can store. Files and other class instances stay unchanged.
 * @throws {UnusableInput} for a forbidden key at any depth, and for lists or objects nested too deeply
 */
export function storableInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storable(value)
  if (depth > nestingMaximum) throw new UnusableInput('The input is nested too deeply')
  if (Array.isArray(value)) return value.map((each) => storableInput(each, depth + 1))
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(([key, each]) => {
    if (forbiddenKeys.has(key)) throw new UnusableInput(`${key} is not allowed as a key`)
    return [key, storableInput(each, depth + 1)]
  })
  return Object.fromEntries(entries)
}

/** @returns whether the value is a plain object, for example from JSON, a form or an address */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

/** Makes everything a caller sends fit to be stored, at one place, before any schema sees it. */
import { nestingMaximum } from './limits.ts'

/** A value that no call takes; its message is for programmers. */
export class UnusableInput extends Error {}

/** Keys that reach an object's prototype (security.md 33). */
export const refusedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Text without NUL, which PostgreSQL cannot store, and without lone surrogates, which a page cannot
 * carry to a browser unchanged (security.md 82).
 */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/**
 * The same value with every text in it storable. Files and other objects of a class stay as they are.
 * @throws {UnusableInput} for a refused key at any depth, and for lists nested too deeply.
 */
export function incoming(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storable(value)
  if (depth > nestingMaximum) throw new UnusableInput('The input is nested too deeply')
  if (Array.isArray(value)) return value.map((each) => incoming(each, depth + 1))
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(([key, each]) => {
    if (refusedKeys.has(key)) throw new UnusableInput(`${key} is not taken as a key`)
    return [key, incoming(each, depth + 1)]
  })
  return Object.fromEntries(entries)
}

/** As JSON, a form or an address gives it. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

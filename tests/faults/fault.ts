/** Defines the amounts and outcome of a fault, and functions that draw random numbers and summarise measurements. */

export interface Amounts {
  /** SIGKILLs while species are written (`kills`), and while pictures are sent (`uploads`). */
  kills: number
  uploads: number
  /** Minutes that two processes serve while one of them is killed every few seconds. */
  minutes: number
  /** Restarts after those minutes, one process at a time, as an operator restarts processes. */
  restarts: number
  /** Stops and starts of PostgreSQL. */
  stops: number
  /** Seconds for which the S3 store is stopped. */
  away: number
  /** Idle connections. */
  connections: number
  /** Power cuts. */
  cuts: number
  /** Rounds in which each hostile file replaces a valid file. */
  rounds: number
}

export interface Outcome {
  /** The numbers of the run, in one line. */
  counts: string
  /** One sentence for each failure; empty without failures. */
  losses: string[]
}

export type Fault = (amounts: Amounts) => Promise<Outcome>

/** Thrown by a fault that cannot run on this machine. */
export class Skipped extends Error {}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

export const largest = (numbers: readonly number[]) => Math.max(0, ...numbers)

export const randomBetween = (least: number, most: number) => least + Math.random() * (most - least)

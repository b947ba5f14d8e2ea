/** What every fault shares: how much of it is wished, and what came of it. */

export interface Amounts {
  /** SIGKILLs while species are written, and while pictures are sent. */
  kills: number
  uploads: number
  /** How long two processes serve while one of them is killed every few seconds. */
  minutes: number
  /** How often one of them is then restarted as an admin does. */
  restarts: number
  /** How often PostgreSQL stops and starts. */
  stops: number
  /** Seconds that the S3 store is away. */
  away: number
  /** Idle ones. */
  connections: number
  /** Of the power. */
  cuts: number
  /** In which every hostile file takes the place of a good one. */
  rounds: number
}

export interface Outcome {
  /** In one line. */
  counts: string
  /** What should not have been; none when all is well. */
  losses: string[]
}

export type Fault = (amounts: Amounts) => Promise<Outcome>

/** Where it cannot be tried here. */
export class Skipped extends Error {}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

export const worst = (numbers: readonly number[]) => Math.max(0, ...numbers)

export const between = (least: number, most: number) => least + Math.random() * (most - least)

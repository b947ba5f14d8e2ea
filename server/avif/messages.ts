/** Defines the messages between the site and the worker that makes AVIF renditions. */
import type { Progress } from '../kernel/own-process.ts'
import type { Tried } from '../media/avif/repository.ts'

/** The worker waits for `noted` before it begins the next picture. */
export type FromWorker = { progress: Progress } | { tried: Tried } | { ended: Ended }

export interface Ended {
  /** Paths of pictures that cannot be tried, because a file is missing or damaged. */
  broken: string[]
  /** Paths with a row, but without a picture. */
  gone: string[]
}

export type ToWorker = 'noted' | 'pause' | 'resume'

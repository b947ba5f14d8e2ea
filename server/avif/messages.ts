/** Defines the messages between the site and the worker that makes AVIF renditions. */
import type { Progress } from '../kernel/own-process.ts'
import type { AvifResult } from '../media/avif/repository.ts'

/** The worker waits for `stored` before it begins the next picture. */
export type FromWorker = { progress: Progress } | { result: AvifResult } | { ended: WorkerResult }

export interface WorkerResult {
  /** Paths of pictures without a result, because a file is missing or damaged. */
  broken: string[]
  /** Paths with a row in the table `avif`, but without a picture. */
  purgedPaths: string[]
}

export type ToWorker = 'stored' | 'pause' | 'resume'

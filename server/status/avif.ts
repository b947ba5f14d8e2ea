/** Reports the progress of the AVIF renditions, from the last run of the worker. */
import * as z from 'zod'
import type { SiteStatus } from '../../contract/schemas/status.ts'
import { avifRun } from '../avif/schedule.ts'
import type { Config } from '../config/config.ts'
import type { Queries } from '../database/connection.ts'
import { readRun } from '../database/run.ts'
import { presentRun } from './present-run.ts'

const sumsSchema = z.object({ webpBytes: z.number(), avifBytes: z.number() })

export async function readAvif(
  db: Queries,
  { avif: isOn, timeZone }: Pick<Config, 'avif' | 'timeZone'>,
): Promise<SiteStatus['avif']> {
  const run = await readRun(db, avifRun)
  // While the worker runs, there is no result yet.
  const sums = sumsSchema.safeParse(run?.result).data ?? { webpBytes: 0, avifBytes: 0 }
  return { on: isOn, run: run ? presentRun(run, timeZone) : null, ...sums }
}

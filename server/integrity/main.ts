/** Finds broken rows and files of a site, and repairs them on request. The command is `npm run check [-- --repair]`. */
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { assertCurrentSchema } from '../database/migrations/migrate.ts'
import { progressReporter, sendResult } from '../kernel/own-process.ts'
import { openStore } from '../media/store/open-store.ts'
import { runCommand } from '../startup/command.ts'
import { openExisting } from '../startup/open-existing.ts'
import { startReport } from './check-report.ts'
import { everyFinding } from './every-finding.ts'

/** @returns 0 if nothing is broken or all is repaired, otherwise 1 @throws if the check cannot run */
async function run(): Promise<number> {
  const { values } = parseArgs({ options: { repair: { type: 'boolean', default: false } } })
  const config = readConfig(process.env)
  const database = openExisting(config)
  try {
    await assertCurrentSchema(database)
    const site = { database, store: await openStore(config), onProgress: progressReporter() }
    const report = startReport(values.repair)
    for await (const finding of everyFinding(site)) {
      console.info(finding.problem)
      const repairText = values.repair ? await finding.repair() : undefined
      report.add(finding, repairText)
      if (values.repair)
        console.info(`  ${repairText ?? 'not repaired: no repair is possible now'}`)
    }
    const result = report.result()
    const { found, repaired } = result
    console.info(summary(found, values.repair ? repaired : undefined))
    await sendResult(result)
    return found > repaired ? 1 : 0
  } finally {
    await database.close()
  }
}

function summary(found: number, repaired: number | undefined): string {
  if (found === 0) return 'Nothing is broken.'
  const counted = found === 1 ? 'One problem was found' : `${found} problems were found`
  return repaired === undefined
    ? `${counted}. npm run check -- --repair corrects these problems as far as possible, and deletes no content permanently.`
    : `${counted}, ${repaired} repaired.`
}

await runCommand(run)

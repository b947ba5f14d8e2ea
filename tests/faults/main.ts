/**
 * Runs the faults: `npm run test:faults -- [NAME …] [--kills 500 …]`. The command prints one line for each fault
 * and for each of the fault's first 20 losses. The command exits with 1 after any loss.
 */
import { parseArgs } from 'node:util'
import { clockOff } from './clock-off.ts'
import { databaseStops } from './database-stops.ts'
import { type Amounts, type Fault, Skipped } from './fault.ts'
import { forwardedHeaders } from './forwarded.ts'
import { fullDisk } from './full-disk.ts'
import { hostileContent } from './hostile-content.ts'
import { idleConnections } from './idle-connections.ts'
import { killsDuringUploads, killsDuringWrites } from './kills.ts'
import { powerCuts } from './power-cuts.ts'
import { storeAway } from './store-away.ts'
import { twoProcesses } from './two-processes.ts'

const faults: Record<string, Fault> = {
  writes: killsDuringWrites,
  uploads: killsDuringUploads,
  database: databaseStops,
  processes: twoProcesses,
  forwarded: forwardedHeaders,
  store: storeAway,
  idle: idleConnections,
  clock: clockOff,
  power: powerCuts,
  full: fullDisk,
  content: hostileContent,
}

/** The amounts that the site must withstand. */
const usualAmounts: Amounts = {
  kills: 500,
  uploads: 200,
  minutes: 5,
  restarts: 10,
  stops: 20,
  away: 60,
  connections: 10_000,
  cuts: 20,
  rounds: 3,
}
const shownMaximum = 20

const options = Object.fromEntries(
  Object.keys(usualAmounts).map((name) => [name, { type: 'string' as const }]),
)
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const chosenAmounts = Object.entries(values).map(([name, value]) => [name, Number(value)])
const amounts: Amounts = { ...usualAmounts, ...Object.fromEntries(chosenAmounts) }
const unknownName = positionals.find((name) => !faults[name])
if (unknownName) {
  console.error(
    `There is no fault "${unknownName}". Choose from: ${Object.keys(faults).join(', ')}`,
  )
  process.exit(2)
}

for (const name of positionals.length > 0 ? positionals : Object.keys(faults)) {
  const fault = faults[name] as Fault
  const startTime = performance.now()
  try {
    const { counts, losses } = await fault(amounts)
    const seconds = Math.round((performance.now() - startTime) / 1000)
    console.info(
      `${losses.length > 0 ? 'LOST' : 'ok  '}  ${name}: ${counts}; ${losses.length} losses (${seconds} s)`,
    )
    for (const loss of losses.slice(0, shownMaximum)) console.info(`      ${loss}`)
    if (losses.length > 0) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof Skipped)) throw error
    console.info(`      ${name}: skipped. ${error.message}`)
  }
}

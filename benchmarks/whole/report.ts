/** Makes the text of docs/benchmarks.md, with the measurements beside the targets. */
import os from 'node:os'
import type { IntakeSpeed } from './intake.ts'
import type { Speed } from './load.ts'

export interface Findings {
  speeds: Record<string, Speed>
  intake: IntakeSpeed
  bySize: (Record<'page' | 'rendered' | 'call', Speed | undefined> & { count: number })[]
  /** Megabytes. */
  memory: { idle: number; peak: number }
  /** Milliseconds. */
  startUp: number
}

interface Circumstances {
  pace: { rounds: number; seconds: number }
  cores: number
}

export function report(findings: Findings, { pace, cores }: Circumstances): string {
  const { speeds, intake, bySize, memory, startUp } = findings
  const speedOf = (name: string) => speeds[name]?.perSecond ?? Number.NaN
  const directus = Object.keys(speeds).find((name) => name.startsWith('Directus'))
  const ratio = (a: number, b: number) => (a / b).toFixed(2)
  const pages = speedOf('a profile page') / speedOf('plain Node, the same bytes')
  // The site does more work than plain Node, so a ratio above 1 shows the limit of the measuring program.
  const isLimited = pages > 1
  const [smallest] = bySize
  const perSecond = (speed: Speed | undefined) => speed?.perSecond ?? Number.NaN
  const row = ({ count, page, rendered, call }: Findings['bySize'][number]) => {
    const rates = [page, rendered, call].map((speed) => perSecond(speed).toFixed(0))
    const cost = [
      ratio(perSecond(smallest?.rendered), perSecond(rendered)),
      ratio(perSecond(smallest?.call), perSecond(call)),
    ]
    return `| ${[count.toLocaleString('en'), ...rates, ...cost].join(' | ')} |`
  }
  return `# Benchmarks

\`npm run bench -- --directus FOLDER\` measured these numbers on ${cores} cores (${os.cpus()[0]?.model.trim()}). The
measuring program ran on the same cores. Each number is the median of ${pace.rounds} rounds of ${pace.seconds} s with 16
connections. Each round sends all requests in turn and accepts compressed answers, as browsers do.

| request | per second | 99th percentile |
| --- | ---: | ---: |
${Object.entries(speeds)
  .map(([name, speed]) => `| ${name} | ${speed.perSecond.toFixed(0)} | ${speed.percentile99} ms |`)
  .join('\n')}

| ratio | measured | target |
| --- | ---: | ---: |
| profile page to plain Node${isLimited ? ' (limited by the measuring program)' : ''} | ${pages.toFixed(2)} | 0.5 |
| /api/syncPlantInfo to plain Node | ${ratio(speedOf('/api/syncPlantInfo'), speedOf('plain Node, the same answer'))} | 0.5 |
| profile page to Directus | ${directus ? ratio(speedOf('a profile page'), speedOf(directus)) : 'not measured'} | 10 |
| /api/syncPlantInfo to Directus | ${directus ? ratio(speedOf('/api/syncPlantInfo'), speedOf(directus)) : 'not measured'} | 10 |
| uploaded pictures (${intake.site.toFixed(2)} per second) to bare sharp (${intake.sharp.toFixed(2)}) | ${ratio(intake.site, intake.sharp)} | 0.8 |

${isLimited ? limitOf(pages) : processorTime}

The next table shows pages and calls per second. Visitors share a cached page, and the site renders each page of a
member again. Each cost is relative to the cost at ${smallest?.count} species (target at 400,000: 1.2).

| species | cached page | rendered page | /api/syncPlantInfo | cost of a rendered page | cost of the call |
| ---: | ---: | ---: | ---: | ---: | ---: |
${bySize.map(row).join('\n')}

An existing site takes ${startUp.toFixed(0)} ms from the start of the process to its first answer (target: 1500). The
site uses ${memory.idle} MB of memory when idle (target: 200), and at most ${memory.peak} MB during these requests and
uploads.
`
}

const processorTime =
  '`npm run bench:request-cost` compares processor time ([measuring](measuring.md#one-request)).'

/** The sentences about a ratio above 1. */
const limitOf = (ratio: number) =>
  `The measuring program could not request pages faster than the site sent them, so ${ratio.toFixed(2)} is the limit of this program. \`npm
run bench:request-cost\` compares processor time instead ([measuring](measuring.md#one-request)).`

/** Replaces the reference with the names in the given files, for the command `npm run reference -- FILE …`. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../config/config.ts'
import { migrate } from '../../database/migrations/migrate.ts'
import { CommandError } from '../../kernel/command-error.ts'
import {
  type OnProgress,
  type Progress,
  progressReporter,
  sendResult,
} from '../../kernel/own-process.ts'
import { runCommand } from '../../startup/command.ts'
import { openExisting } from '../../startup/open-existing.ts'
import { type LoadedReference, loadReference } from './load.ts'
import { problemWords, terminalLanguage } from './problem-words.ts'
import { beginLoad } from './run-of-load.ts'

const usage = 'Usage: npm run reference -- FILE …'

/**
 * @returns the exit code: 0 for success; 1 if some lines were rejected; 2 if a person started a load that changed
 * nothing. After a failed load that the site started, the code is 0 or 1, because the result has the reason.
 */
async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    // This option gives the original name of an uploaded file, which has a temporary name on the server.
    options: { name: { type: 'string' } },
  })
  if (positionals.length === 0) throw new CommandError(usage)
  const files = positionals.map((file) => ({
    path: file,
    name: values.name ?? path.basename(file),
  }))
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort())
  const database = openExisting(readConfig(process.env))
  try {
    await migrate(database)
    const load = (onProgress: OnProgress) =>
      loadReference(database, files, { onProgress, signal: stopping.signal })
    // A reporter exists only if the site started this program, and then the site has the lease.
    const report = progressReporter()
    const loaded = report
      ? await load(report)
      : await beginLoad(database.db, (saveProgress) =>
          load((progress) => {
            saveProgress(progress)
            showProgress(progress)
          }),
        )
    await sendResult(loaded)
    for (const line of reportLines(loaded)) console.info(line)
    // The site reads the reason from the result. For a person, 2 means that nothing was changed.
    if (loaded.failure && !report) return 2
    return loaded.rejected === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

function reportLines({ names, above, rejected, problems, failure }: LoadedReference): string[] {
  const language = terminalLanguage(process.env)
  const messages = reportWords[language]
  const problemLines = problems.map((problem) => `  ${problemWords(language, problem)}`)
  const moreLine = rejected > problems.length ? [messages.moreLine(rejected - problems.length)] : []
  const lines = rejected > 0 ? [messages.rejected(rejected), ...problemLines, ...moreLine] : []
  if (failure) return [messages.failed(problemWords(language, failure)), ...lines]
  return [messages.loaded(names), ...(above > 0 ? [messages.above(above)] : []), ...lines]
}

const reportWords = {
  en: {
    failed: (reason: string) => `${reason}. Nothing was changed.`,
    loaded: (names: number) => (names === 1 ? '1 name loaded.' : `${names} names loaded.`),
    above: (names: number) => `${names} names of families and higher ranks were left out.`,
    rejected: (lines: number) => (lines === 1 ? '1 line rejected:' : `${lines} lines rejected:`),
    moreLine: (lines: number) => `  and ${lines} more`,
  },
  zh: {
    failed: (reason: string) => `${reason}。没有任何改动。`,
    loaded: (names: number) => `已载入 ${names} 个名称。`,
    above: (names: number) => `科及以上的名称未载入：${names} 个。`,
    rejected: (lines: number) => `未载入的无效行：${lines} 行：`,
    moreLine: (lines: number) => `  另有 ${lines} 行`,
  },
}

const linesBetween = 10_000

function showProgress({ done, total }: Progress): void {
  if (done % linesBetween === 0) console.error(`  ${done} of ${total} lines`)
}

await runCommand(run)

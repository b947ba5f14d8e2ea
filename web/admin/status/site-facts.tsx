/** Lists facts about the site, such as its version, database, pictures, disks and connection. */
import type { SiteStatus } from '../../../contract/schemas/status.ts'
import { m } from '../../paraglide/messages.js'
import { daysInWords, sizeInWords, timeInWords } from './amounts.ts'
import styles from './status.module.css'

const diskNames = { data: m.status_disk_data, backups: m.status_disk_backups }
const databaseNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' }
const storeNames = { folder: m.status_in_folder, s3: m.status_in_s3 }

interface SiteFactsProps {
  status: SiteStatus
  /** Whether other people on the network can read the requests of this page. */
  readableByOthers: boolean
}

export function SiteFacts({ status, readableByOthers }: SiteFactsProps) {
  const { database, store, disks, decoding } = status
  const facts: [string, string][] = [
    [m.status_version(), status.version],
    [m.status_up(), timeInWords(status.upSeconds)],
    [
      m.status_database(),
      stateOf(databaseNames[database.kind], database.reachable, database.sound),
    ],
    [m.status_pictures(), stateOf(storeNames[store.kind](), store.reachable)],
    ...disks.map(({ of: disk, free, size }): [string, string] => [
      diskNames[disk](),
      m.status_free({ free: sizeInWords(free), size: sizeInWords(size) }),
    ]),
    [m.status_growth(), growthInWords(status.growth)],
    [m.status_avif(), avifInWords(status.avif)],
    ...(decoding > 0 ? [[m.status_decoding(), String(decoding)] as [string, string]] : []),
    [
      m.status_connection(),
      readableByOthers ? m.status_connection_open() : m.status_connection_safe(),
    ],
  ]
  return (
    <section aria-labelledby="site-now">
      <h2 id="site-now">{m.status_now()}</h2>
      <dl className={styles.facts}>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function stateOf(place: string, isReachable: boolean, isSound = true): string {
  if (!isReachable) return m.status_away({ place })
  return isSound ? m.status_works({ place }) : m.status_damaged({ place })
}

function avifInWords({ on, run, webpBytes, avifBytes }: SiteStatus['avif']): string {
  if (!on) return m.status_avif_off()
  if (!run) return m.status_avif_never()
  const { done, total } = run
  if (run.state === 'failed') return m.status_avif_failed({ done, total })
  if (run.state === 'running') return m.status_avif_running({ done, total })
  if (avifBytes === 0) return m.status_avif_progress({ done, total })
  const percent = Math.round(100 * (1 - avifBytes / webpBytes))
  return m.status_avif_saves({ done, total, percent })
}

function growthInWords(growth: SiteStatus['growth']): string {
  if (!growth) return m.status_growth_unknown()
  const rate = sizeInWords(growth.bytesADay)
  if (growth.daysLeft === null) return m.status_growth_only({ rate })
  return m.status_growth_lasts({ rate, time: daysInWords(growth.daysLeft) })
}

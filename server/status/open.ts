/** Sets up the status of the site with its monitor, and the backups, checks and reference loads that admins start. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/connection.ts'
import type { Store } from '../media/store/store.ts'
import { createBackground } from './background.ts'
import { createBackups } from './backups.ts'
import { createChecks } from './checks.ts'
import { registerMonitor } from './monitor.ts'
import { referenceLoadHandlers } from './reference-loads.ts'
import { statusHandlers } from './routes.ts'
import { createStatus } from './status.ts'

interface Needs {
  config: Config
  database: Database
  store: Store
  content: { mistakes(): string[] }
  /** The environment variables of programs that the site starts; by default the variables of this process. */
  environment?: NodeJS.ProcessEnv | undefined
}

export function openStatus({ environment = process.env, ...parts }: Needs) {
  const background = createBackground()
  const { config, database } = parts
  const { backups: plan, dataFolder } = config
  const backups = createBackups({ database, background, environment, plan, dataFolder })
  const checks = createChecks({ database, background, environment })
  const readStatus = createStatus({ ...parts, backups, checks })

  const { timeZone } = config
  return {
    handlers: {
      ...statusHandlers({ readStatus, backups, checks }),
      ...referenceLoadHandlers({ database, background, environment, timeZone }),
    },
    newestBackupAt: backups.newestAt,

    register(app: FastifyInstance): void {
      background.register(app)
      registerMonitor(app, config.metricsToken, readStatus)
    },
  }
}

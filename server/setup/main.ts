/**
 * Prints an address that makes the first admin, for services without a terminal. The command is `npm run
 * setup-address`.
 */
import { readConfig } from '../config/config.ts'
import { CommandError } from '../kernel/command-error.ts'
import { runCommand } from '../startup/command.ts'
import { openExisting } from '../startup/open-existing.ts'
import { issueSetupAddress } from './address.ts'

await runCommand(async () => {
  const config = readConfig(process.env)
  const database = openExisting(config)
  try {
    const address = await issueSetupAddress(database.db, config)
    if (!address) {
      throw new CommandError(
        'The site has an admin. npm run admin -- NAME makes another admin, or sets a new password.',
      )
    }
    console.info(`${address}\nThis address makes the first admin. It works once, within a day.`)
    return 0
  } finally {
    await database.close()
  }
})

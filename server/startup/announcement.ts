/** Writes the lines that the start prints, with the address, the place of the data, and the next commands. */
import { type Config, isReadableOnNetwork } from '../config/config.ts'
import { placeInWords } from '../config/s3-place.ts'

/**
 * The address at which the operator makes the first admin. Only a terminal may show the address, so the value is
 * `hidden` without a terminal. The value is undefined if the site has an admin.
 */
type SetupAddress = string | 'hidden' | undefined

export function announcement(port: number, config: Config, setupAddress?: SetupAddress): string {
  const { dataFolder, s3 } = config
  const pictures = s3 ? `\n  Its pictures are in      ${placeInWords(s3)}` : ''
  const setUpLine =
    setupAddress === undefined
      ? ''
      : setupAddress === 'hidden'
        ? '\n  To set it up             npm run setup-address, which prints an address'
        : `\n  To set it up, open       ${setupAddress}\n                           (once, within a day; each start prints a new address)`
  return `
  Huaniao 花鸟 is open at  http://localhost:${port}
  Its data is in           ${dataFolder}${pictures}${setUpLine}
  To bring your own        npm run import -- FOLDER
  To make an admin         npm run admin -- NAME, then sign in at /login
${isReadableOnNetwork(config) ? notEncrypted : ''}`
}

const notEncrypted = `
  The connection to other devices is not encrypted: other people on the network can read passwords.
  docs/operations.md explains how to encrypt it, under "Without https".
`

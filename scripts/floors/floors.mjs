/**
 * The floors of `server/` and of `web/`, the lowest first. A folder may import from the floors below its
 * own and from itself. A folder that is not listed stands on the floor of the nearest folder above it.
 */

/** @type {readonly (readonly string[])[]} */
export const serverFloors = [
  ['server/kernel'],
  ['server/config'],
  ['server/database'],
  ['server/database/migrations'],
  ['server/ledger', 'server/media', 'server/content'],
  ['server/startup', 'server/sessions', 'server/catalogue'],
  ['server/accounts', 'server/submissions'],
  ['server/curation', 'server/names', 'server/walks', 'server/in-season'],
  ['server/upkeep', 'server/tours', 'server/offline', 'server/import'],
  ['server/activity', 'server/backup'],
  ['server/integrity'],
  ['server/http'],
  ['server'],
]

/** @type {readonly (readonly string[])[]} */
export const webFloors = [['web/ui'], ['web/pages'], ['web']]

/**
 * Lists the floors of the project, of `server/` and of `web/`, the lowest first. A folder may import from the
 * floors below its own floor, and from itself. Each first folder of `server/` and `web/` is listed; any other
 * folder is on the floor of the nearest listed folder above it.
 */

/**
 * The folders of the root that hold code. Their own folders form no cycle either.
 * @type {readonly (readonly string[])[]}
 */
export const treeFloors = [['contract'], ['server', 'web'], ['scripts'], ['tests'], ['benchmarks']]

/** @type {readonly (readonly string[])[]} */
export const serverFloors = [
  ['server/kernel'],
  ['server/config', 'server/taxonomy'],
  ['server/database'],
  ['server/database/migrations'],
  ['server/ledger', 'server/media', 'server/content', 'server/reference'],
  ['server/startup', 'server/sessions', 'server/catalogue'],
  ['server/accounts'],
  ['server/submissions'],
  [
    ...['server/curation', 'server/names', 'server/walks', 'server/in-season', 'server/key'],
    'server/look-alikes',
  ],
  [
    'server/upkeep',
    'server/tours',
    'server/ways-onward',
    'server/learning',
    'server/offline',
    'server/import',
    'server/reference/loading',
    'server/site-editing',
    'server/darwin-core',
    'server/discovery',
  ],
  ['server/activity', 'server/avif', 'server/backup', 'server/export', 'server/own-data'],
  ['server/integrity'],
  ['server/status', 'server/setup'],
  ['server/http'],
  ['server'],
]

/**
 * Features of one floor may import each other as long as their folders form no cycle.
 * @type {readonly (readonly string[])[]}
 */
export const webFloors = [
  ['web/addresses', 'web/client', 'web/device', 'web/language', 'web/page-data', 'web/styles'],
  ['web/ui'],
  [
    ...[
      'web/about',
      'web/accounts',
      'web/admin',
      'web/character-grid',
      'web/characters',
      'web/compare',
      'web/database-page',
    ],
    'web/exhibition',
    ...[
      'web/featured',
      'web/gallery',
      'web/glossary',
      'web/guide',
      'web/home-page',
      'web/in-season',
    ],
    ...['web/key', 'web/labels', 'web/layout', 'web/offline', 'web/photographs', 'web/profile'],
    ...[
      'web/review',
      'web/revisions',
      'web/search',
      'web/site-editing',
      'web/species',
      'web/species-editing',
    ],
    ...['web/species-picker', 'web/submissions', 'web/upload', 'web/videos', 'web/walks'],
    ...['web/my-list', 'web/quiz', 'web/selection', 'web/taxa', 'web/terms', 'web/ways-onward'],
    ...['web/worksheet', 'web/zoom'],
  ],
  ['web/pages'],
  ['web'],
]

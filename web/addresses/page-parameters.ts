/**
 * Lists the parameters that pages read from their address. The site ignores all other parameters, such as
 * `utm_source`, which trackers add. Otherwise a stranger could request one page under countless addresses.
 */
const pageParameters: ReadonlySet<string> = new Set([
  // Various pages.
  ...[
    'lang',
    'page',
    'zoom',
    'kind',
    'name',
    'section',
    'tab',
    'search',
    'resubmit',
    'to',
    'since',
  ],
  'moved',
  // Results, galleries, lists and labels.
  ...['q', 'season', 'month', 'sort', 'open', 'size', 'walk', 'of', 'species', 'plant', 'bird'],
  ...['all', 'place', 'family'],
  // The comparison of species.
  ...['a', 'b', 'c', 'd', 'add'],
  // The key.
  ...['is', 'skip', 'ask', 'cm', 'mm'],
  // The quiz and worksheets.
  ...['list', 'count', 'set', 'names'],
  // The calendar of the year.
  'view',
  // The home page and About us.
  ...['signUp', 'text'],
  // The list of activity.
  ...['username', 'action', 'from'],
  // React Router uses these parameters to name the fetched part of a page.
  ...['_routes', 'index'],
])

/**
 * @param search the query with its `?`, or an empty text
 * @returns the query without the parameters that no page reads
 */
export function keepPageParameters(search: string): string {
  if (search === '') return ''
  const parameters = [...new URLSearchParams(search)].filter(([name]) => pageParameters.has(name))
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''
}

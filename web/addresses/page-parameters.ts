/**
 * Lists the parameters that pages read from their address. All others change nothing on any page:
 * trackers add some (`utm_source`), and a stranger could ask for one page under countless
 * addresses.
 */
const pageParameters: ReadonlySet<string> = new Set([
  // Of most pages.
  ...['lang', 'page', 'zoom', 'kind', 'name', 'section', 'tab', 'search', 'mend', 'to'],
  // Of results, galleries, lists and labels.
  ...['q', 'season', 'month', 'sort', 'open', 'size', 'walk', 'of', 'species', 'plant', 'bird'],
  // Of the home page and of About us.
  ...['signUp', 'text'],
  // Of the list of activity.
  ...['username', 'action', 'from'],
  // Of React Router: which part of a page is asked for.
  ...['_routes', 'index'],
])

/** @param search the query with its `?`, or nothing. @returns it without what no page reads */
export function readByPages(search: string): string {
  if (search === '') return ''
  const read = [...new URLSearchParams(search)].filter(([name]) => pageParameters.has(name))
  return read.length > 0 ? `?${new URLSearchParams(read)}` : ''
}

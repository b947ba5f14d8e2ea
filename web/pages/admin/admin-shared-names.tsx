/** Redirects /admin/sharedNames, a former address, to /admin/names, which lists shared names too. */
import { redirect } from 'react-router'

export function loader() {
  throw redirect('/admin/names', 301)
}

/** /admin/sharedNames: the former address of /admin/names, which lists shared names too. */
import { redirect } from 'react-router'

export function loader() {
  throw redirect('/admin/names', 301)
}

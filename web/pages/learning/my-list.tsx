/** Shows /my-list with the reader's own list of species, which is stored in this browser alone. */
import { pageMeta } from '../../layout/page-meta.ts'
import { MyListPage } from '../../my-list/my-list-page.tsx'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/my-list'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.my_list_title(), description: m.my_list_text(), unlisted: true })

export default function MyList() {
  return <MyListPage />
}

/** Shows /worksheet, which a teacher prints for a class: photographs, lines to write on, and the answers. */
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { loadWorksheet } from '../../worksheet/load-worksheet.ts'
import { WorksheetPage } from '../../worksheet/worksheet-page.tsx'
import type { Route } from './+types/worksheet'

export async function loader(args: Route.LoaderArgs) {
  return loadWorksheet(args)
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.worksheet_title(),
    description: m.worksheet_description(),
    // Each selection makes a separate page, which search engines do not need.
    unlisted: args.location.search !== '',
  })

export default function Worksheet({ loaderData }: Route.ComponentProps) {
  return <WorksheetPage {...loaderData} />
}

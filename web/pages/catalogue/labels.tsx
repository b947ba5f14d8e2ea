/** Shows /labels, where a reader chooses and prints labels and classroom sheets with QR codes. */
import { LabelsPage } from '../../labels/labels-page.tsx'
import { loadLabels } from '../../labels/load-labels.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/labels'

export async function loader(args: Route.LoaderArgs) {
  return loadLabels(args)
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.label_page_title(),
    description: m.label_description(),
    unlisted: true,
  })

export default function Labels({ loaderData }: Route.ComponentProps) {
  return <LabelsPage {...loaderData} />
}

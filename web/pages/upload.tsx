/** /upload: where members send in species, pictures and artworks; `?section=` says what of. */
import { redirect, useSearchParams } from 'react-router'
import { pageMeta } from '../layout/page-meta.ts'
import { pageOf } from '../page-data.ts'
import { m } from '../paraglide/messages.js'
import { sectionNamed } from '../upload/sections.tsx'
import { UploadPage } from '../upload/upload-page.tsx'
import type { Route } from './+types/upload'

export function loader(args: Route.LoaderArgs) {
  const { viewer } = pageOf(args)
  if (viewer.role === 'visitor') throw redirect('/')
  return { viewer }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.upload_title(), description: m.upload_description(), unlisted: true })

export default function Upload({ loaderData: { viewer } }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  return <UploadPage section={sectionNamed(parameters.get('section'))} username={viewer.username} />
}

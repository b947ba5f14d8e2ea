/** Shows /uploadOffline, the public shell. A browser saves the shell and shows it for /upload without a network. */
import { useSearchParams } from 'react-router'
import { kindNamed } from '../../../contract/kinds.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { OfflineUpload } from '../../upload/offline-upload.tsx'
import type { Route } from './+types/upload-offline'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.upload_title(), description: m.upload_description(), unlisted: true })

export default function UploadOffline() {
  const [parameters] = useSearchParams()
  return <OfflineUpload kind={kindNamed(parameters.get('section'))} />
}

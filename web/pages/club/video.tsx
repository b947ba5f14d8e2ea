/** Shows /video/{vidKey} with one video in front of the page of all videos. */
import { data } from 'react-router'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { providers } from '../../videos/providers.ts'
import { VideoDialog } from '../../videos/video-dialog.tsx'
import { VideosPage } from '../../videos/videos-page.tsx'
import type { Route } from './+types/video'

export function loader(args: Route.LoaderArgs) {
  const { content, allowFrame } = pageOf(args)
  const videos = content.videos()
  const video = videos.find(({ key }) => key === args.params.vidKey)
  if (!video) throw data(null, { status: 404 })
  if (video.kind !== 'file') allowFrame(providers[video.kind].player(video.id))
  return { video, videos }
}

export const meta: Route.MetaFunction = (args) => {
  const title = args.loaderData?.video.title[getLocale()] ?? m.missing_title()
  return pageMeta(args, { title, description: m.video_about({ title }) })
}

export default function VideoPage({ loaderData: { video, videos } }: Route.ComponentProps) {
  return (
    <>
      <VideosPage videos={videos} isVideoOpen />
      <VideoDialog video={video} />
    </>
  )
}

/** Shows /upload with its forms, the featured pairs and the review. The parameter `section` chooses a section. */
import { data, redirect, useSearchParams } from 'react-router'
import { isKind } from '../../../contract/kinds.ts'
import { loadQuestions } from '../../characters/load-questions.ts'
import { QuestionsOfKey } from '../../characters/questions.tsx'
import { HomeSection } from '../../featured/home-section.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { loginFirst } from '../../page-data/login-first.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { shouldRevalidateIgnoring } from '../../page-data/should-revalidate.ts'
import { m } from '../../paraglide/messages.js'
import { loadReview } from '../../review/load-review.ts'
import { NotAuthorized } from '../../review/not-authorized.tsx'
import { ReviewSection } from '../../review/review-section.tsx'
import { loadReturned } from '../../submissions/load-returned.ts'
import { mayUse, sectionNamed } from '../../upload/sections.tsx'
import { UploadPage } from '../../upload/upload-page.tsx'
import type { Route } from './+types/upload'

export async function loader(args: Route.LoaderArgs) {
  const { viewer } = pageOf(args)
  const section = sectionNamed(new URL(args.request.url).searchParams.get('section'))
  const { name } = section
  // A reviewer or an admin whose session has ended signs in and continues.
  if (viewer.role === 'visitor') throw section.reservedFor ? loginFirst(args.url) : redirect('/')
  if (!mayUse(viewer.role, section)) return data(undefined, { status: 403 })
  const review = name === 'auth' ? await loadReview(args) : undefined
  const featured = name === 'home' ? await loadFeatured(args) : undefined
  const creations =
    name === 'creation' ? (await pageOf(args).api.listCreations({})).temp : undefined
  const kind = isKind(name) ? name : undefined
  const submission = kind && (await loadReturned(args, 'species', kind))
  const questions = kind || review?.queues ? await loadQuestions(args) : []
  return data({ viewer, review, featured, creations, submission, questions })
}

/** @returns the featured pairs, or null if the call fails. An admin can then still make new pairs. */
async function loadFeatured(args: Route.LoaderArgs) {
  const { api, reportError } = pageOf(args)
  return api.uploadHome({}).then(
    ({ entries }) => entries,
    (error: unknown) => {
      reportError(error)
      return null
    },
  )
}

/** Loads the data from the server. Without a network, a link to this page opens the shell that the device has saved. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    const isOffline = error instanceof TypeError && !navigator.onLine
    if (!isOffline || !navigator.serviceWorker?.controller) throw error
    window.location.assign(request.url)
    // The promise never resolves, because the new document replaces this document.
    return new Promise<never>(() => {})
  }
}

export const shouldRevalidate = shouldRevalidateIgnoring('zoom')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData ? m.upload_title() : m.toast_error(),
    description: m.upload_description(),
    unlisted: true,
  })

export default function Upload({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  if (!loaderData) return <NotAuthorized />
  const section = sectionNamed(parameters.get('section'))
  return (
    <QuestionsOfKey questions={loaderData.questions}>
      <UploadPage
        section={section}
        viewer={loaderData.viewer}
        submission={loaderData.submission}
        creations={loaderData.creations}
      >
        {(call) => (
          <>
            {section.name === 'home' && loaderData.featured !== undefined && (
              <HomeSection entries={loaderData.featured} call={call} />
            )}
            {section.name === 'auth' && loaderData.review && (
              <ReviewSection {...loaderData.review} call={call} heading="h3" />
            )}
          </>
        )}
      </UploadPage>
    </QuestionsOfKey>
  )
}

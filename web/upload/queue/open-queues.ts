/**
 * Holds the queues of this window while the member opens other pages of the site, so that pictures are sent in the
 * meantime.
 */
import type { Kind } from '../../../contract/kinds.ts'
import { registerUnsentWork } from '../../device/unsent-work.ts'
import { preparePicture } from '../prepare/prepare-picture.ts'
import { openQueueStore } from './items/queue-store.ts'
import { createPictureQueue, type PictureQueue } from './picture-queue.ts'
import { findKnown, sendPictureAs } from './send-picture.ts'

const queues = new Map<Kind, { username: string; queue: PictureQueue; release: () => void }>()

/**
 * @returns the member's queue. A queue of another member is stopped, so that no picture is sent under the wrong name.
 */
export function queueOf(username: string, kind: Kind): PictureQueue {
  const isServer = typeof window === 'undefined'
  const found = queues.get(kind)
  if (found?.username === username) return found.queue
  const queue = createPictureQueue({
    kind,
    store: openQueueStore(username, kind),
    prepare: preparePicture,
    send: sendPictureAs(username),
    findKnown,
    alone: (work) => runInOneWindow(kind, username, work),
  })
  if (isServer) return queue
  for (const [each, other] of queues) if (other.username !== username) stop(each)
  const { countUnstored } = queue
  const release = registerUnsentWork({ username, countUnstored, stop: () => stop(kind) })
  queues.set(kind, { username, queue, release })
  continueWithNetwork(queue)
  return queue
}

function stop(kind: Kind): void {
  const found = queues.get(kind)
  if (!found) return
  found.queue.stop()
  queues.delete(kind)
  askBeforeLeavingIf(found.queue, false)
  found.release()
}

/** Lets only one window of a member send pictures of a kind at a time, if the browser has locks. */
async function runInOneWindow(
  kind: Kind,
  username: string,
  work: () => Promise<void>,
): Promise<void> {
  if (navigator.locks) await navigator.locks.request(`huaniao-${kind}-pictures-${username}`, work)
  else await work()
}

function continueWithNetwork(queue: PictureQueue): void {
  window.addEventListener('online', queue.networkIsBack)
  queue.subscribe(() => {
    const isOpen = [...queues.values()].some((each) => each.queue === queue)
    askBeforeLeavingIf(queue, isOpen && queue.getSnapshot().busy)
  })
}

const busyQueues = new Set<PictureQueue>()

/**
 * Lets the browser ask before the page is left, but only while a queue is busy, because browsers do not cache such a
 * page.
 */
function askBeforeLeavingIf(queue: PictureQueue, isBusy: boolean): void {
  if (isBusy) busyQueues.add(queue)
  else busyQueues.delete(queue)
  if (busyQueues.size > 0) window.addEventListener('beforeunload', askBeforeLeaving)
  else window.removeEventListener('beforeunload', askBeforeLeaving)
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

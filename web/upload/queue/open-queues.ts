/**
 * Keeps the queues of this window while the member opens other pages of the site, so that the queues continue to send
 * pictures.
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
  const openQueue = queues.get(kind)
  if (openQueue?.username === username) return openQueue.queue
  const queue = createPictureQueue({
    kind,
    store: openQueueStore(username, kind),
    prepare: preparePicture,
    send: sendPictureAs(username),
    findKnown,
    runAlone: (work) => runInOneWindow(kind, username, work),
  })
  if (isServer) return queue
  for (const [openKind, open] of queues) if (open.username !== username) stop(openKind)
  const { countUnstored } = queue
  const release = registerUnsentWork({ username, countUnstored, stop: () => stop(kind) })
  queues.set(kind, { username, queue, release })
  continueWithNetwork(queue)
  return queue
}

function stop(kind: Kind): void {
  const openQueue = queues.get(kind)
  if (!openQueue) return
  openQueue.queue.stop()
  queues.delete(kind)
  askBeforeLeavingIf(openQueue.queue, false)
  openQueue.release()
}

/**
 * Runs the work with a lock, so that only one window of a member sends pictures of a kind at a time. In a browser
 * without locks, the work runs at once.
 */
async function runInOneWindow(
  kind: Kind,
  username: string,
  work: () => Promise<void>,
): Promise<void> {
  if (navigator.locks) await navigator.locks.request(`huaniao-${kind}-pictures-${username}`, work)
  else await work()
}

function continueWithNetwork(queue: PictureQueue): void {
  window.addEventListener('online', queue.endNetworkPause)
  queue.subscribe(() => {
    const isOpen = [...queues.values()].some((each) => each.queue === queue)
    askBeforeLeavingIf(queue, isOpen && queue.getSnapshot().isBusy)
  })
}

const busyQueues = new Set<PictureQueue>()

/**
 * Adds a listener while a queue is busy, so that the browser asks for a confirmation before the member leaves the
 * page. Removes the listener afterwards, because browsers do not cache a page with such a listener.
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

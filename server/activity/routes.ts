/** Handles the calls about activity and the recycle bin. */
import type { EditedContent } from '../content/follow-edited.ts'
import { signedIn } from '../kernel/caller.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { RecycleBin } from '../upkeep/recycle-bin.ts'
import type { ActivityService } from './service.ts'

export function activityHandlers(
  activity: ActivityService,
  bin: RecycleBin,
  edited: Pick<EditedContent, 'refresh'>,
) {
  return {
    async activity({ page, ...filter }) {
      return activity.page(filter, page)
    },

    async 'activity.csv'(filter) {
      return activity.csv(filter)
    },

    async undoChange({ id }, caller) {
      const changeId = await activity.undo(signedIn(caller), id)
      // The undone entry may be a change of the school's content.
      await edited.refresh()
      return { message: 'Undone', changeId }
    },

    async recycleBin({ page }) {
      return bin.page(page)
    },

    async purge({ id }, caller) {
      await bin.purge(signedIn(caller), id)
      return { message: 'Permanently deleted' }
    },
  } satisfies Partial<Handlers>
}

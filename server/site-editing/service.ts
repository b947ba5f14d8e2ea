/** Publishes edited parts of the school's content, resets parts to their files, and lists the changes of parts. */
import { createHash } from 'node:crypto'
import type { SitePart } from '../../contract/schemas/content.ts'
import type { Config } from '../config/config.ts'
import { settingsInForce } from '../config/live-config.ts'
import type { EditedContent } from '../content/follow-edited.ts'
import { deleteEditedPart, readEditedPart, writeEditedPart } from '../content/repository.ts'
import type { Content } from '../content/site-content.ts'
import type { Database, Queries } from '../database/connection.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { postingTime } from '../kernel/dates.ts'
import { HttpError, notFound } from '../kernel/http-error.ts'
import { openChange } from '../ledger/ledger.ts'
import { changesOfRow } from '../ledger/row-history.ts'
import type { Store } from '../media/store/store.ts'
import { missingFiles } from './missing-files.ts'

interface Needs {
  database: Database
  store: Store
  content: Content
  edited: EditedContent
  config: Config
}

/** Maximum number of ledger entries in the history of a part. */
const historyLength = 30

/** The admin who changes a part. */
type Author = Pick<SignedIn, 'accountId'>

export type SiteEditing = ReturnType<typeof createSiteEditing>

export function createSiteEditing({ database: { db }, store, content, edited, config }: Needs) {
  const revisionOf = (stored: string | undefined, part: SitePart) =>
    createHash('sha256')
      .update(stored ?? `file ${JSON.stringify(content.fileSource(part) ?? null)}`)
      .digest('hex')
      .slice(0, 32)

  const fileValue = (part: SitePart) =>
    (content.fileSource(part) as Record<string, unknown> | undefined) ?? null

  async function writeInChange(
    author: Author,
    part: SitePart,
    write: (transaction: Queries) => Promise<void>,
    note?: string,
  ): Promise<string> {
    const id = await db.transaction().execute(async (transaction) => {
      const change = await openChange(transaction)
      await change.touch('site_part', part)
      await write(transaction)
      const subject = { kind: 'site', id: part, name: part, ...(note && { note }) } as const
      return change.record({ accountId: author.accountId, action: 'edit', subject })
    })
    await edited.refresh()
    return id
  }

  return {
    async read(part: SitePart) {
      const stored = await readEditedPart(db, part)
      return {
        value: stored === undefined ? fileValue(part) : JSON.parse(stored),
        edited: stored !== undefined,
        revision: revisionOf(stored, part),
        ...(part === 'settings' && { inForce: settingsInForce(config) }),
      }
    },

    /**
     * Publishes a part.
     * @returns the id of the ledger entry
     * @param basedOn the revision that was edited
     * @throws {HttpError} 400 for a missing file; 409 if the part has changed since this revision
     */
    async save(author: Author, part: SitePart, value: object, basedOn: string): Promise<string> {
      const fields = await missingFiles({ store, content }, part, value)
      if (fields)
        throw new HttpError(400, 'bad_input', 'A file is missing: upload it again', { fields })
      return writeInChange(author, part, async (transaction) => {
        const stored = await readEditedPart(transaction, part)
        if (revisionOf(stored, part) !== basedOn) {
          throw new HttpError(
            409,
            'changed_since',
            'This part has changed since you began to edit it',
          )
        }
        await writeEditedPart(transaction, part, JSON.stringify(value))
      })
    },

    /** @returns the id of the ledger entry @throws {HttpError} 404 if the part is not edited */
    async reset(author: Author, part: SitePart): Promise<string> {
      return writeInChange(
        author,
        part,
        async (transaction) => {
          if ((await readEditedPart(transaction, part)) === undefined) {
            throw notFound('This part is not edited')
          }
          await deleteEditedPart(transaction, part)
        },
        'file',
      )
    },

    async history(part: SitePart) {
      const entries = await changesOfRow(db, 'site_part', part, historyLength)
      return entries.map(({ id, at, username, canUndo, before, after }) => ({
        id,
        at: postingTime(at, config.timeZone),
        username: username ?? '',
        before: valueIn(before) ?? fileValue(part),
        after: valueIn(after) ?? fileValue(part),
        canUndo,
      }))
    },
  }
}

const valueIn = (row: Record<string, unknown> | null) =>
  row ? (JSON.parse(String(row.value)) as Record<string, unknown>) : null

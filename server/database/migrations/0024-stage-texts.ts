/**
 * Renames the texts about a bird's life stages to the names that photographs use, such as `Juvenile` for `juvenile`.
 * The migration rewrites species, revisions, submissions and the rows in ledger entries.
 */
import { type Kysely, sql } from 'kysely'

const rowsAtOnce = 200

const newNames: Readonly<Record<string, string>> = {
  juvenile: 'Juvenile',
  subadult: 'Subadult',
  maleAdult: 'MaleAdult',
  femaleAdult: 'FemaleAdult',
}

type Row = Record<string, unknown>
type Content = Record<string, unknown>

/** Functions by table. Each function renames the texts in the JSON column of a row. */
const rowChanges: Readonly<Record<string, (row: Row) => Row>> = {
  species: (row) => withColumn(row, 'texts', renameTexts),
  revision: (row) => withColumn(row, 'record', renameInRecord),
  submission: (row) => withColumn(row, 'payload', renameInPayload),
}

export async function up(db: Kysely<never>): Promise<void> {
  await rewrite(db, 'species', 'texts', renameTexts)
  await rewrite(db, 'revision', 'record', renameInRecord)
  await rewrite(db, 'submission', 'payload', renameInPayload)
  await rewrite(db, 'activity', 'rows', renameInEntry)
}

/** @returns the texts in the same order, because the site recognises a repeated submission by identical JSON */
const renameTexts = (texts: Content): Content =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [newNames[name] ?? name, text]))

const renameInRecord = (record: Content): Content =>
  isContent(record.texts) ? { ...record, texts: renameTexts(record.texts) } : record

/** Renames the texts of a submission. A new species has one record as payload, and an edit has two records. */
function renameInPayload(payload: Content): Content {
  const { before, after } = payload
  if (!isContent(before) || !isContent(after)) return renameInRecord(payload)
  return { ...payload, before: renameInRecord(before), after: renameInRecord(after) }
}

/** Renames the texts in the rows of a ledger entry, whose columns contain JSON. */
function renameInEntry(rows: Content[]): Content[] {
  return rows.map((touchedRow) => {
    const changeRow = rowChanges[String(touchedRow.table)]
    const { before, after } = touchedRow
    if (!changeRow) return touchedRow
    return {
      ...touchedRow,
      before: isContent(before) ? changeRow(before) : before,
      after: isContent(after) ? changeRow(after) : after,
    }
  })
}

function withColumn(row: Row, column: string, change: (content: Content) => Content): Row {
  const json = row[column]
  return typeof json === 'string'
    ? { ...row, [column]: JSON.stringify(change(JSON.parse(json) as Content)) }
    : row
}

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rewrites the rows that hold one of the former names. */
async function rewrite<Value>(
  db: Kysely<never>,
  table: string,
  column: string,
  change: (value: Value) => Value,
): Promise<void> {
  const isAffected = sql.join(
    Object.keys(newNames).map((name) => sql`${sql.ref(column)} like ${`%${name}%`}`),
    sql` or `,
  )
  for (let lastId = ''; ; ) {
    const { rows } = await sql<{ id: string; json: string }>`
      select id, ${sql.ref(column)} as json from ${sql.table(table)}
      where id > ${lastId} and (${isAffected}) order by id limit ${rowsAtOnce}`.execute(db)
    for (const { id, json } of rows) {
      const newJson = JSON.stringify(change(JSON.parse(json) as Value))
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${newJson}
        where id = ${id}`.execute(db)
    }
    const lastRow = rows.at(-1)
    if (!lastRow || rows.length < rowsAtOnce) return
    lastId = lastRow.id
  }
}

/**
 * Renames the texts about a bird's life stages to the names that photographs use: `Juvenile`, not `juvenile`. It
 * rewrites species, revisions, submissions and the rows in ledger entries.
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

/** Renames the texts in a row of each table; the column holds them as JSON. */
const inTables: Readonly<Record<string, (row: Row) => Row>> = {
  species: (row) => withColumn(row, 'texts', renamed),
  revision: (row) => withColumn(row, 'record', inRecord),
  submission: (row) => withColumn(row, 'payload', inPayload),
}

export async function up(db: Kysely<never>): Promise<void> {
  await rewrite(db, 'species', 'texts', renamed)
  await rewrite(db, 'revision', 'record', inRecord)
  await rewrite(db, 'submission', 'payload', inPayload)
  await rewrite(db, 'activity', 'rows', inEntry)
}

/** Names keep their order, because a repeated submission is recognised by the same JSON. */
const renamed = (texts: Content): Content =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [newNames[name] ?? name, text]))

const inRecord = (record: Content): Content =>
  isContent(record.texts) ? { ...record, texts: renamed(record.texts) } : record

/** A new species is a record; an edit has two. */
function inPayload(payload: Content): Content {
  const { before, after } = payload
  if (!isContent(before) || !isContent(after)) return inRecord(payload)
  return { ...payload, before: inRecord(before), after: inRecord(after) }
}

/** The rows of a ledger entry hold JSON in their columns. */
function inEntry(rows: Content[]): Content[] {
  return rows.map((touched) => {
    const inTable = inTables[String(touched.table)]
    const { before, after } = touched
    if (!inTable) return touched
    return {
      ...touched,
      before: isContent(before) ? inTable(before) : before,
      after: isContent(after) ? inTable(after) : after,
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
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; json: string }>`
      select id, ${sql.ref(column)} as json from ${sql.table(table)}
      where id > ${after} and (${isAffected}) order by id limit ${rowsAtOnce}`.execute(db)
    for (const { id, json } of rows) {
      const changed = JSON.stringify(change(JSON.parse(json) as Value))
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${changed}
        where id = ${id}`.execute(db)
    }
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = last.id
  }
}

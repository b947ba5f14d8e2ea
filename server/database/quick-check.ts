/**
 * Reads a whole SQLite file and prints the result of SQLite's quick check. This program runs in a separate process,
 * because the check of a large file would block the site's event loop for seconds.
 */
import { DatabaseSync } from 'node:sqlite'

const [file = ''] = process.argv.slice(2)
const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
const [firstRow] = database.prepare('pragma quick_check(1)').all()
console.info(String(firstRow?.quick_check))

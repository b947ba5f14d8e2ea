/**
 * A program that reads a whole file of SQLite and says on standard output whether it is damaged. A process
 * of its own: the check of a large file would block the event loop of the site for seconds.
 */
import { DatabaseSync } from 'node:sqlite'

const [file = ''] = process.argv.slice(2)
const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
const [first] = database.prepare('pragma quick_check(1)').all()
console.info(String(first?.quick_check))

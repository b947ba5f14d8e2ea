/**
 * Checks, as a part of `npm run verify`, that every class that a component names is in its
 * stylesheet. A missing class leaves an element without its style, and no error reports the class.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveUp, root } from '../programs/pinned-node.mjs'

const sources = /(?<!\.d|\.test)\.tsx?$/
const imports = /import (\w+) from '([^']+\.module\.css)'/g

/**
 * @param {string} file path from the root of the project, with `/`
 * @param {string} code
 * @param {(stylesheet: string) => string} read a function that returns the text of a stylesheet, by
 * its path from the root
 * @returns {string[]} one text for each missing class
 */
export function missingClasses(file, code, read) {
  const codeWithoutImports = code.replace(/^import .*$/gm, '')
  return [...code.matchAll(imports)].flatMap(([, name = '', address = '']) => {
    const stylesheet = path.posix.join(path.posix.dirname(file), address)
    const defined = new Set(read(stylesheet).match(/(?<=\.)[A-Za-z_][\w-]*/g))
    const uses = codeWithoutImports.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
    const used = new Set([...uses].map(([, className = '']) => className))
    return [...used]
      .filter((className) => !defined.has(className))
      .map(
        (className) =>
          `${file} names the class ${className}, which ${stylesheet} lacks. Add the class to the stylesheet, or remove the name.`,
      )
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8')
  const mistakes = readdirSync(path.join(root, 'web'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('web', file.replaceAll('\\', '/')))
    .filter((file) => sources.test(file) && !file.startsWith('web/paraglide/'))
    .flatMap((file) => missingClasses(file, read(file), read))
  if (mistakes.length > 0) giveUp(mistakes.join('\n'))
}

/**
 * Reads an SVG file into elements, in linear time. It accepts less than XML allows: no declarations of entities
 * and no processing instructions, because a drawing needs neither.
 */
import { fileError } from './file-error.ts'

export interface DrawingElement {
  /** The name with its prefix, such as `inkscape:grid`. */
  name: string
  attributes: Map<string, string>
  children: DrawingElement[]
  text: string
}

const elementsMaximum = 50_000
const depthMaximum = 200

const named = /[A-Za-z_][\w.:-]*/y
const blanks = /\s*/y
const equals = /\s*=\s*/y
const entity = /&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,10})?;?/gi
const knownEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** @throws {HttpError} 400 for text that is not well-formed or has forbidden parts, or too many or too deep elements */
export function readDrawing(text: string): DrawingElement {
  const outside: DrawingElement = { name: '', attributes: new Map(), children: [], text: '' }
  const open = [outside]
  let at = 0
  let count = 0

  function read(pattern: RegExp): string {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) throw fileError('bad_drawing')
    at = pattern.lastIndex
    return found[0]
  }

  /** @returns the text up to a mark, and continues after it */
  function readTo(mark: string): string {
    const end = text.indexOf(mark, at)
    if (end === -1) throw fileError('bad_drawing')
    const found = text.slice(at, end)
    at = end + mark.length
    return found
  }

  function readAttributes(): Map<string, string> {
    const attributes = new Map<string, string>()
    for (;;) {
      read(blanks)
      if (text[at] === '>' || text[at] === '/') return attributes
      const name = read(named)
      read(equals)
      const quote = text[at]
      if (attributes.has(name) || (quote !== '"' && quote !== "'")) throw fileError('bad_drawing')
      at++
      attributes.set(name, withoutEntities(readTo(quote)))
    }
  }

  function readElement(): void {
    count++
    if (count > elementsMaximum || open.length > depthMaximum) {
      throw fileError('drawing_too_heavy')
    }
    const element = { name: read(named), attributes: readAttributes(), children: [], text: '' }
    open.at(-1)?.children.push(element)
    if (text.startsWith('/>', at)) at += 2
    else if (text[at] === '>') {
      at++
      open.push(element)
    } else throw fileError('bad_drawing')
  }

  function readMark(): void {
    const inside = open.at(-1) ?? outside
    if (text.startsWith('<!--', at)) readTo('-->')
    else if (text.startsWith('<![CDATA[', at)) {
      at += '<![CDATA['.length
      inside.text += readTo(']]>')
    } else if (text.startsWith('<?', at)) {
      // Any other instruction could load a style sheet.
      if (!/^<\?xml\s/.test(text.slice(at, at + 6))) throw fileError('drawing_loads')
      readTo('?>')
    } else if (text.startsWith('<!', at)) {
      const declared = readTo('>')
      if (!/^<!DOCTYPE\s/i.test(declared) || declared.includes('[')) throw fileError('bad_drawing')
    } else if (text.startsWith('</', at)) {
      at += 2
      if (open.length === 1 || read(named) !== inside.name) throw fileError('bad_drawing')
      read(blanks)
      if (text[at] !== '>') throw fileError('bad_drawing')
      at++
      open.pop()
    } else {
      at++
      readElement()
    }
  }

  for (let next = text.indexOf('<'); next !== -1; next = text.indexOf('<', at)) {
    const inside = open.at(-1) ?? outside
    inside.text += withoutEntities(text.slice(at, next))
    at = next
    readMark()
  }
  const [root, ...others] = outside.children
  if (!root || others.length > 0 || open.length > 1) throw fileError('bad_drawing')
  return root
}

function withoutEntities(value: string): string {
  if (value.includes('<')) throw fileError('bad_drawing')
  return value.replace(entity, (_whole, name: string | undefined) => {
    const code = name?.startsWith('#') ? numberIn(name) : undefined
    const character = code === undefined ? knownEntities[name ?? ''] : characterOf(code)
    if (character === undefined) throw fileError('bad_drawing')
    return character
  })
}

const numberIn = (name: string) =>
  name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))

const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : undefined)

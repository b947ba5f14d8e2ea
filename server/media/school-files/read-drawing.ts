/**
 * Reads an SVG file into elements, in linear time. Declarations of entities and processing instructions are rejected,
 * because a drawing needs neither.
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

const xmlName = /[A-Za-z_][\w.:-]*/y
const blanks = /\s*/y
const equals = /\s*=\s*/y
const entity = /&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,10})?;?/gi
const knownEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * @returns the root element
 * @throws {HttpError} 400 for text that is not well-formed, has forbidden parts, or has too many or too deeply nested
 * elements
 */
export function readDrawing(text: string): DrawingElement {
  const document: DrawingElement = { name: '', attributes: new Map(), children: [], text: '' }
  const openElements = [document]
  let at = 0
  let count = 0

  function read(pattern: RegExp): string {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match) throw fileError('bad_drawing')
    at = pattern.lastIndex
    return match[0]
  }

  /** Moves to the end of the next mark. @returns the text before this mark */
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
      const name = read(xmlName)
      read(equals)
      const quote = text[at]
      if (attributes.has(name) || (quote !== '"' && quote !== "'")) throw fileError('bad_drawing')
      at++
      attributes.set(name, withoutEntities(readTo(quote)))
    }
  }

  function readElement(): void {
    count++
    if (count > elementsMaximum || openElements.length > depthMaximum) {
      throw fileError('drawing_too_heavy')
    }
    const element = { name: read(xmlName), attributes: readAttributes(), children: [], text: '' }
    openElements.at(-1)?.children.push(element)
    if (text.startsWith('/>', at)) at += 2
    else if (text[at] === '>') {
      at++
      openElements.push(element)
    } else throw fileError('bad_drawing')
  }

  function readMark(): void {
    const currentElement = openElements.at(-1) ?? document
    if (text.startsWith('<!--', at)) readTo('-->')
    else if (text.startsWith('<![CDATA[', at)) {
      at += '<![CDATA['.length
      currentElement.text += readTo(']]>')
    } else if (text.startsWith('<?', at)) {
      // Any other instruction could load a stylesheet.
      if (!/^<\?xml\s/.test(text.slice(at, at + 6))) throw fileError('drawing_loads')
      readTo('?>')
    } else if (text.startsWith('<!', at)) {
      const declaration = readTo('>')
      if (!/^<!DOCTYPE\s/i.test(declaration) || declaration.includes('['))
        throw fileError('bad_drawing')
    } else if (text.startsWith('</', at)) {
      at += 2
      if (openElements.length === 1 || read(xmlName) !== currentElement.name)
        throw fileError('bad_drawing')
      read(blanks)
      if (text[at] !== '>') throw fileError('bad_drawing')
      at++
      openElements.pop()
    } else {
      at++
      readElement()
    }
  }

  for (let markAt = text.indexOf('<'); markAt !== -1; markAt = text.indexOf('<', at)) {
    const currentElement = openElements.at(-1) ?? document
    currentElement.text += withoutEntities(text.slice(at, markAt))
    at = markAt
    readMark()
  }
  const [root, ...otherRoots] = document.children
  if (!root || otherRoots.length > 0 || openElements.length > 1) throw fileError('bad_drawing')
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

/**
 * Rejects an SVG file that runs a script, loads another file or takes too long to draw, and returns the size of an
 * accepted file. The Content-Security-Policy of the file's answer also forbids scripts and loading (security.md 36,
 * 90).
 */

import { fileError } from './file-error.ts'
import { type DrawingElement, readDrawing } from './read-drawing.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** The allowed elements of SVG. All elements that run scripts, animate or embed web pages are forbidden. */
const allowedElements = new Set(
  `svg g defs symbol use title desc metadata style switch view a image path rect circle ellipse line
  polyline polygon text tspan textPath marker pattern mask clipPath linearGradient radialGradient stop
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`.split(/\s+/),
)

/** Maximum number of drawn elements, where each `use` counts as the elements that it repeats. */
const drawnMaximum = 100_000
const chainMaximum = 100

/**
 * @returns the size of the drawing, scaled so that the longer side is 4000
 * @throws {HttpError} 400 for a drawing that is forbidden or unreadable, or that takes too long to draw
 */
export function checkDrawing(bytes: Uint8Array): { width: number; height: number } {
  const root = readDrawing(textOf(bytes))
  const prefixes = svgPrefixes(root)
  const svgNameOf = ({ name }: DrawingElement) => {
    const [localName, prefix] = name.split(':').toReversed()
    return prefix === undefined || prefixes.has(prefix) ? localName : undefined
  }
  if (svgNameOf(root) !== 'svg') throw fileError('bad_drawing')
  for (const element of elementsOf(root)) checkElement(element, svgNameOf(element))
  if (weightOf(root) > drawnMaximum) throw fileError('drawing_too_heavy')
  return sizeOf(root)
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw fileError('bad_drawing')
  }
}

function* elementsOf(root: DrawingElement): Generator<DrawingElement> {
  const pending = [root]
  for (let element = pending.pop(); element; element = pending.pop()) {
    yield element
    // The children are not spread, because an element may have more children than a call can have arguments.
    for (const child of element.children) pending.push(child)
  }
}

/**
 * @returns the prefixes of the SVG namespace; an empty prefix for the default namespace
 * @throws {HttpError} for another default namespace, a prefix with two namespaces, HTML, XSL, and a file without SVG
 */
function svgPrefixes(root: DrawingElement): Set<string> {
  const addressByPrefix = new Map<string, string>()
  for (const { attributes } of elementsOf(root)) {
    for (const [name, address] of attributes) {
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue
      const prefix = name.slice('xmlns:'.length)
      const isOtherDefault = prefix === '' && address !== svgNamespace
      if (
        isOtherDefault ||
        (addressByPrefix.get(prefix) ?? address) !== address ||
        /xhtml|XSL/i.test(address)
      ) {
        throw fileError('drawing_runs')
      }
      addressByPrefix.set(prefix, address)
    }
  }
  if (!addressByPrefix.has('') && ![...addressByPrefix.values()].includes(svgNamespace)) {
    throw fileError('bad_drawing')
  }
  return new Set(
    [...addressByPrefix].flatMap(([prefix, address]) => (address === svgNamespace ? [prefix] : [])),
  )
}

/**
 * @param svgName the name of an element of SVG; undefined for an element of a drawing program
 * @throws {HttpError} 400 for a forbidden element or attribute
 */
function checkElement({ name, attributes, text }: DrawingElement, svgName: string | undefined) {
  if (svgName !== undefined && !allowedElements.has(svgName)) throw fileError('drawing_runs')
  if (/(?:^|:)(?:script|foreignObject|handler|iframe|object|embed)$/i.test(name)) {
    throw fileError('drawing_runs')
  }
  if (svgName === 'style') checkStyle(text)
  for (const [attribute, value] of attributes) {
    const localName = attribute.split(':').at(-1)?.toLowerCase() ?? ''
    if (localName.startsWith('on') || /javascript:/i.test(value.replace(/[\s\p{Cc}]/gu, ''))) {
      throw fileError('drawing_runs')
    }
    if (
      (localName === 'href' || localName === 'src' || localName === 'base') &&
      !isEmbedded(value)
    ) {
      throw fileError('drawing_loads')
    }
    checkStyle(value)
  }
}

const isEmbedded = (address: string) =>
  /^\s*(?:#|data:(?:image\/(?:png|jpeg|gif|webp)|(?:application\/(?:x-)?font|font\/)[\w.-]*)(?:;charset=[\w-]+)?;base64,)/i.test(
    address,
  )

/**
 * @param style a style sheet, or any attribute, because many attributes accept `url(…)`
 * @throws {HttpError} 400 if the style loads another file
 */
function checkStyle(style: string): void {
  // An escape could hide a keyword such as `@import` or `url`.
  const hasEscape = style.includes('\\') && /[({@]|\\[\da-f]/i.test(style)
  if (hasEscape || /@import|image-set\s*\(|\bsrc\s*\(/i.test(style))
    throw fileError('drawing_loads')
  for (const { index } of style.matchAll(/url\s*\(/gi)) {
    const address = style.slice(index, index + 100).replace(/^url\s*\(\s*["']?/i, '')
    if (!isEmbedded(address)) throw fileError('drawing_loads')
  }
}

/** @returns the number of drawn elements, where each `use` draws its referenced element once more */
function weightOf(root: DrawingElement): number {
  const byId = new Map<string, DrawingElement>()
  for (const element of elementsOf(root)) {
    const id = element.attributes.get('id')
    if (id !== undefined) byId.set(id, element)
  }
  const weights = new Map<DrawingElement, number>()
  const weigh = (element: DrawingElement, uses: number): number => {
    if (uses > chainMaximum) throw fileError('drawing_too_heavy')
    const knownWeight = weights.get(element)
    if (knownWeight !== undefined) return knownWeight
    let weight = 1
    for (const child of element.children) weight += weigh(child, uses)
    const usedElement = /(?:^|:)use$/.test(element.name) && byId.get(referenceIn(element))
    if (usedElement) weight += weigh(usedElement, uses + 1)
    weights.set(element, weight)
    return weight
  }
  return weigh(root, 0)
}

function referenceIn({ attributes }: DrawingElement): string {
  for (const [name, value] of attributes)
    if (/(?:^|:)href$/.test(name)) return value.trim().slice(1)
  return ''
}

function sizeOf({ attributes }: DrawingElement): { width: number; height: number } {
  const box = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .slice(2)
    .map(Number)
  const sides = ['width', 'height'].map((side) => Number.parseFloat(attributes.get(side) ?? ''))
  const [width = 0, height = 0] = box?.length === 2 ? box : sides
  const isUsable = width > 0 && height > 0 && width / height < 20 && height / width < 20
  if (!isUsable) throw fileError('bad_drawing')
  // Only the ratio matters, so the longer side is always 4000.
  const scale = 4000 / Math.max(width, height)
  const rounded = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: rounded(width), height: rounded(height) }
}

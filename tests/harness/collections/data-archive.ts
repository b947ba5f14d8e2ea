/** Reads a Darwin Core Archive as other programs do: the ZIP, then meta.xml, then each file as meta.xml says. */
import { buffer } from 'node:stream/consumers'
import { XmlDocument, type XmlElement } from 'libxml2-wasm'
import { fromBufferPromise } from 'yauzl'

export interface ArchiveTable {
  rowType: string
  /** Addresses of the terms. */
  terms: string[]
  /** The values by the last part of their term. The value of the first column is also stored as `id`. */
  rows: Record<string, string>[]
}

export async function textsOfZip(bytes: Buffer): Promise<Map<string, string>> {
  const files = await filesOfZip(bytes)
  return new Map([...files].map(([name, content]) => [name, content.toString()]))
}

/** @returns each file of a ZIP archive by its name */
export async function filesOfZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return files
}

/**
 * @returns the files as texts, and the tables by file name, the core first
 * @throws {Error} if a line has too few or too many values, or if a file does not end with a line end
 */
export async function readDataArchive(bytes: Buffer) {
  const files = await textsOfZip(bytes)
  const meta = XmlDocument.fromString(files.get('meta.xml') ?? '')
  const tables = new Map<string, ArchiveTable>()
  const namespace = { d: 'http://rs.tdwg.org/dwc/text/' }
  for (const node of meta.find('/d:archive/d:core | /d:archive/d:extension', namespace)) {
    const element = node as XmlElement
    const attributeOf = (node: XmlElement, name: string) => node.attr(name)?.value ?? ''
    const file = element.get('d:files/d:location', namespace)?.content ?? ''
    const fields = element
      .find('d:field', namespace)
      .map((field) => [
        Number(attributeOf(field as XmlElement, 'index')),
        attributeOf(field as XmlElement, 'term'),
      ]) as [number, string][]
    const lines = (files.get(file) ?? '').split('\n')
    if (lines.pop() !== '') throw new Error(`${file} does not end with a line end`)
    const width = lines[0]?.split('\t').length
    const rows = lines.slice(Number(attributeOf(element, 'ignoreHeaderLines'))).map((line) => {
      const values = line.split('\t')
      if (values.length !== width)
        throw new Error(`${file} has a line with another number of values: ${line}`)
      const valuesByTerm = fields.map(([index, term]) => [
        term.split('/').at(-1),
        values[index] ?? '',
      ])
      return { id: values[0], ...Object.fromEntries(valuesByTerm) }
    })
    const rowType = attributeOf(element, 'rowType')
    tables.set(file, { rowType, terms: fields.map(([, term]) => term), rows })
  }
  meta.dispose()
  return { files, tables }
}

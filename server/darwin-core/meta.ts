/** Writes meta.xml, which describes the files and columns of a data archive. */
import { escapedXml, xmlDeclaration } from '../../contract/text/xml.ts'
import type { ArchiveTable } from './terms.ts'

export function metaFile(core: ArchiveTable, extensions: readonly ArchiveTable[]): string {
  const parts = [element('core', core), ...extensions.map((table) => element('extension', table))]
  return `${xmlDeclaration}<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">\n${parts.join('')}</archive>\n`
}

function element(tag: 'core' | 'extension', { file, rowType, columns }: ArchiveTable): string {
  const id = tag === 'core' ? 'id' : 'coreid'
  // The first column is the id of the core. An extension refers to this id, but does not list it as a field.
  const fields = columns
    .map(([, term], index) => `    <field index="${index}" term="${escapedXml(term)}"/>\n`)
    .slice(tag === 'core' ? 0 : 1)
  return `  <${tag} encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1" rowType="${escapedXml(rowType)}">
    <files>
      <location>${file}</location>
    </files>
    <${id} index="0"/>
${fields.join('')}  </${tag}>
`
}

/** Parses YAML, and stops at deeply nested text before this text exhausts the parser's stack. */
import { Composer, type Document, Lexer, type LineCounter, Parser, YAMLParseError } from 'yaml'

/**
 * Maximum number of entries on the parser's stack. The files of `content/` have about 8 levels, and each level adds
 * about two entries.
 */
export const deepestNesting = 50

/**
 * Parses one document as the library's `parseDocument` parses it, but stops at deep nesting.
 * @param lines a counter, which records the lines up to the end or up to the returned offset
 * @returns the document, or the offset at which the nesting becomes too deep
 */
export function parseShallowYaml(text: string, lines: LineCounter): Document.Parsed | number {
  const parser = new Parser(lines.addNewLine)
  const tokens = []
  lines.addNewLine(0)
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token)
    if (parser.stack.length > deepestNesting) return parser.offset
  }
  for (const token of parser.end()) tokens.push(token)
  const [document, secondDocument] = new Composer().compose(tokens, true, text.length)
  if (!document) throw new Error('the parser always makes a document')
  if (secondDocument) {
    const [start, end] = secondDocument.range
    const reason = 'A file may have only one document'
    document.errors.push(new YAMLParseError([start, end], 'MULTIPLE_DOCS', reason))
  }
  return document
}

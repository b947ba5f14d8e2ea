/** Detects deeply nested YAML before it is parsed, because it would exhaust the parser's stack. */
import { Lexer, type LineCounter, Parser } from 'yaml'

/** The files of `content/` have about 8 levels; each level adds about two entries to the parser's stack. */
export const deepestNesting = 50

/**
 * @param lines records the lines up to the returned offset
 * @returns the offset at which the nesting becomes too deep; undefined if it does not
 */
export function tooDeepAt(text: string, lines: LineCounter): number | undefined {
  const parser = new Parser(lines.addNewLine)
  lines.addNewLine(0)
  for (const lexeme of new Lexer().lex(text)) {
    // The loop runs the parser; its tokens are not needed.
    for (const _token of parser.next(lexeme));
    if (parser.stack.length > deepestNesting) return parser.offset
  }
  // The parser that reads the text next records the lines itself.
  lines.lineStarts.length = 0
  return undefined
}

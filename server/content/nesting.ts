/** YAML that is nested without an end would exhaust the stack of whatever reads it. */
import { Lexer, type LineCounter, Parser } from 'yaml'

/** Ours is nested about eight deep; the parser's stack counts about two for each. */
export const deepestNesting = 50

/** @returns where it becomes too deep; nothing where it does not. @param lines counts up to there */
export function tooDeepAt(text: string, lines: LineCounter): number | undefined {
  const parser = new Parser(lines.addNewLine)
  lines.addNewLine(0)
  for (const lexeme of new Lexer().lex(text)) {
    // What it yields is made of documents, and none is wanted here.
    for (const _token of parser.next(lexeme));
    if (parser.stack.length > deepestNesting) return parser.offset
  }
  // The next reader counts for itself.
  lines.lineStarts.length = 0
  return undefined
}

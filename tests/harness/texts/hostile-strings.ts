/** Lists texts that break naive code. A visitor may type such texts into any field. */
import { readFile } from 'node:fs/promises'
import { isSharedUsed, sharedFile } from '../doses/dose.ts'

const ownStrings = [
  ...['', 'undefined', 'null', 'NULL', 'true', 'NaN', 'Infinity', 'hasOwnProperty', '__proto__'],
  ...['constructor', 'toString', '\\', '\\\\', '0', '-1', '1E+02', '0x0', '2147483648', '1,000.5'],
  ...['.', '..', '../../etc/passwd', '/dev/null', 'C:\\CON', 'COM1', 'LPT1.jpg', '~', '%00', '%2e'],
  ...["'", '"', '`', "''", '"" OR 1=1', "' OR 1=1 --", "1'; DROP TABLE species; --", '%', '_', '*'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg/onload=alert(1)>'],
  ...['javascript:alert(1)', '&lt;b&gt;', '<!--', '-->', ']]>', '</textarea>', '<b>bold</b>'],
  ...['{{7*7}}', `\${7*7}`, '<%= 7 %>', '#{7*7}', '$(touch x)', '`id`', '; ls', '| cat', '$HOME'],
  ...[
    '=1+1',
    '@SUM(A1)',
    '+1',
    '-1+1',
    'a,b;c\td',
    'line\nline',
    'line\r\nline',
    'line\rline',
    '\0',
  ],
  ...[
    'a\0b',
    '\x07',
    '\x1b[31mred',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u2029',
    '\ufeffstart',
    '\ufffd',
  ],
  ...['\u200b', 'a\u200bb', '\u00ad', '\u202egpj.exe', '\u2066a\u2069', 'e\u0301', '\u00e9', 'ﬁ'],
  ...[
    'ǆ',
    'İstanbul',
    'ß',
    'ſ',
    'Ωµ',
    'ﷺ',
    'ÅÅ',
    '１２３',
    'Ａｂｃ',
    '①',
    '田中さん',
    '部落格',
    '한국어',
  ],
  ...[
    '社會科學院',
    '𠜎𠜱𠝹',
    '水𬟁草',
    '小䴙䴘',
    '〇',
    '銀杏',
    'Привет',
    'שלום',
    'مرحبا بك',
    'हिन्दी',
  ],
  ...['ก็็็็็', 'Z̮̞̠͙͔ͅa̘l͢go', '😀', '👩🏽', '👨‍👩‍👧‍👦', '🇨🇳', '1️⃣', '🏳️‍🌈', '¯\\_(ツ)_/¯', '(｡◕ ∀ ◕｡)'],
  ...[' ', '   spaces   ', '\ttab', '　full width　', 'a  b', '​', 'x'.repeat(300), '长'.repeat(90)],
  ...['[link](javascript:alert(1))', '![x](http://x/y.png)', '# heading', '**bold**', '~~~', '---'],
  ...['http://a/%%30%30', 'file:///etc/passwd', 'data:text/html,<b>', '//x.example', 'a@b.example'],
  ...[
    '{"a":1}',
    '[1,2]',
    '<?xml version="1.0"?>',
    '<!DOCTYPE x [<!ENTITY y "z">]>',
    '&y;',
    '\\u0000',
  ],
]

/** @returns the project's own texts; with `npm run test:all` also the texts in ../shared */
export async function hostileStrings(): Promise<string[]> {
  if (!isSharedUsed) return ownStrings
  return [
    ...ownStrings,
    ...JSON.parse(await readFile(sharedFile('fixtures/text/blns.json'), 'utf8')),
  ]
}

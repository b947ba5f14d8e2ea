/** Examples of the calls by which admins fill the school's pages. */
import type { siteContentCalls } from '../../../contract/calls/site-content.ts'
import type { Example } from './call-examples.ts'

const tooLong = 'a'.repeat(10_001)

export const siteContentExamples: {
  [Name in keyof typeof siteContentCalls]: Example<Name>
} = {
  siteFile: {
    good: { use: 'poster' },
    files: { file: ['poster.jpg'] },
    bad: [{}, { use: 'page' }, { use: '' }],
  },
  sitePreview: {
    good: { en: 'On the *left*.', zh: '在左边。' },
    bad: [{}, [], 'text', { en: 'a' }, { en: 7, zh: '' }, { en: tooLong, zh: '' }],
  },
}

/** Tests that the check of class names reports each class that a stylesheet lacks. */
import { expect, test } from 'vitest'
import { missingClasses } from './check-class-names.mjs'

const code = (className: string) =>
  `import styles from '../ui/button.module.css'\n<b className={styles.${className}} />`
const read = (file: string) => (file === 'web/ui/button.module.css' ? '.button:hover b { }' : '')

test('accepts a class that the stylesheet has', () => {
  expect(missingClasses('web/key/key.tsx', code('button'), read)).toEqual([])
})

test('names a class that the stylesheet lacks, and says how to correct the file', () => {
  expect(missingClasses('web/key/key.tsx', code('goOn'), read)).toEqual([
    'web/key/key.tsx names the class goOn, which web/ui/button.module.css lacks. Add the class to the stylesheet, or remove the name.',
  ])
})

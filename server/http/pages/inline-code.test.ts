/** Tests that only inline code with the nonce of its page has a hash in the policy. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawSecret, withHashes } from './inline-code.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('allows the inline code that has the nonce, and removes the nonce', () => {
  const secret = drawSecret()
  const renderedHtml = [
    `<style nonce="${secret}">p{color:red}</style>`,
    `<script nonce="${secret}">one("玉兰")</script>`,
    `<script nonce="${secret}" type="module" async="">two()</script>`,
    `<script nonce="${secret}" src="/assets/three.js"></script>`,
  ].join('')
  const { html, scripts, styles } = withHashes(renderedHtml, secret)
  expect(html).not.toContain('nonce')
  expect(html).toContain('<script type="module" async="">two()</script>')
  expect(scripts).toEqual([hashOf('one("玉兰")'), hashOf('two()')])
  expect(styles).toEqual([hashOf('p{color:red}')])
})

test('allows no code without the nonce', () => {
  const secret = drawSecret()
  const injectedHtml = `<script>steal()</script><script nonce="${drawSecret()}">steal()</script>`
  const { html, scripts } = withHashes(injectedHtml, secret)
  expect([html, scripts]).toEqual([injectedHtml, []])
})

test('makes a new nonce each time', () => {
  const secrets = Array.from({ length: 100 }, drawSecret)
  expect(new Set(secrets).size).toBe(100)
  expect(Buffer.from(secrets[0] ?? '', 'base64')).toHaveLength(16)
})

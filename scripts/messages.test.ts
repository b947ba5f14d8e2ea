/** Tests that the comparison of messages reports missing translations and parameters. */
import { expect, test } from 'vitest'
import { compareMessages } from './messages.mjs'

test('accepts the same messages with the same parameters in another order', () => {
  const english = { save: 'Save', range: '{first} of {total}' }
  const chinese = { save: '保存', range: '共 {total}，第 {first}' }
  expect(compareMessages(english, chinese)).toEqual([])
})

test('reports a message that one language lacks, and an empty translation', () => {
  const english = { save: 'Save', send: 'Send' }
  const chinese = { send: ' ', close: '关闭' }
  expect(compareMessages(english, chinese)).toEqual([
    'messages/zh.json: save is missing or empty',
    'messages/zh.json: send is missing or empty',
    'messages/en.json: close is missing or empty',
  ])
})

test('reports a parameter that one language lacks', () => {
  expect(compareMessages({ count: '{count} left' }, { count: '还有' })).toEqual([
    'messages: count has the parameters {count} in en.json, none in zh.json',
  ])
})

test('compares a message that has a wording for each case', () => {
  const english = { stops: [{ match: { 'count=1': '1 stop', 'count=*': '{count} stops' } }] }
  expect(compareMessages(english, { stops: '{count} 站' })).toEqual([])
  expect(compareMessages(english, { stops: '站' })).toEqual([
    'messages: stops has the parameters {count} in en.json, none in zh.json',
  ])
  expect(compareMessages(english, { stops: [{ match: { 'count=*': ' ' } }] })).toEqual([
    'messages/zh.json: stops is missing or empty',
  ])
})

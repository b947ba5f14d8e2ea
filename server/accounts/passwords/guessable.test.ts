/** Tests that the site rejects passwords that are easy to guess (security.md 9, 78). */
import { describe, expect, test } from 'vitest'
import { passwordMaximum } from '../../../contract/limits.ts'
import { newPassword } from '../../../contract/schemas/accounts/accounts.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { assertNotGuessable } from './guessable.ts'

function problemOf(password: string, username = 'linxiaoman'): string {
  try {
    assertNotGuessable(username, password)
    return ''
  } catch (error) {
    if (error instanceof HttpError) return error.code
    throw error
  }
}

describe('rejects a guessable password (78):', () => {
  test.each([
    ['ｐａｓｓｗｏｒｄ１', 'password_common'],
    ['ＰＡＳＳＷＯＲＤ１', 'password_common'],
    [' password1 ', 'password_common'],
    ['𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝𝟏', 'password_common'],
    ['ＬｉｎＸｉａｏＭａｎ', 'password_is_username'],
    ['        ', 'password_blank'],
    ['\u3000\u2003 \u00a0\t  \u2009', 'password_blank'],
    ['\u200b\u200c\u200d\u2060\u200b\u200c\u200d\u3164', 'password_blank'],
    ['aaaaaaaa', 'password_pattern'],
    ['ａａａａaaaa', 'password_pattern'],
    ['aaaaaaab', 'password_pattern'],
    ['AbAbAbAb', 'password_pattern'],
    ['xyzxyzxyz', 'password_pattern'],
    ['9174917491', 'password_pattern'],
    ['花鸟花鸟花鸟花鸟', 'password_pattern'],
    ['啊啊啊啊啊啊啊啊', 'password_pattern'],
    ['🐦🐦🐦🐦🐦🐦🐦🐦', 'password_pattern'],
    ['fghijklm', 'password_pattern'],
    ['24681012', 'password_pattern'],
    ['aabbccddee', 'password_pattern'],
    ['xxxx7777', 'password_pattern'],
    ['asdfghjkl;', 'password_pattern'],
    ['uiop3456', 'password_pattern'],
    ['huaniao1', 'password_known_word'],
    ['HuaNiao_2025!', 'password_known_word'],
    ['花鸟社２０２５!', 'password_known_word'],
    ['huaniaohuaniao', 'password_known_word'],
    ['linxiaoman1', 'password_known_word'],
    ['2008.LinXiaoMan', 'password_known_word'],
    ['password 2025', 'password_known_word'],
  ])('%j: %s', (password, code) => {
    expect(problemOf(password)).toBe(code)
  })
})

describe('accepts a password that is hard to guess:', () => {
  test.each([
    '竹外桃花三两枝春',
    '疏影横斜水清浅，暗香浮动',
    '小䴙䴘在芦苇塘里潜水',
    '一二三四五六七八',
    'correct horse battery',
    'a fine long one',
    'the plants and birds of our school',
    'huaniao is my favourite club',
    'x7kq9v2m',
    'k'.repeat(40) + 'éß樟 _'.repeat(4),
    'Xc4-Xc4-Xc4-birch',
    '🐦🌸🦉🌿🐝🍂🦆🌾',
  ])('%j', (password) => {
    expect(problemOf(password)).toBe('')
  })
})

test('rejects a password that normalisation shortens below eight characters (78)', () => {
  const problem = newPassword.safeParse('e\u0301'.repeat(4)).error?.issues[0]?.message
  expect(problem).toBe('password_short')
  expect(newPassword.safeParse('e\u0301'.repeat(8)).success).toBe(true)
})

test('takes time in proportion to the length of the password (78)', () => {
  const shapes = ['a', 'ab', 'p@$$w0rd', '0123456789', 'qwertyuiop', ' ', '\u0301', 'ﷺ', '花鸟']
  for (const shape of shapes) {
    const passwordOf = (length: number) => shape.repeat(length).slice(0, length)
    const fastest = [1, 2].map((factor) => {
      const password = passwordOf((passwordMaximum / 2) * factor)
      const runs = Array.from({ length: 9 }, () => {
        const startedAt = performance.now()
        for (let count = 0; count < 200; count++) problemOf(password)
        return performance.now() - startedAt
      })
      return Math.min(...runs)
    })
    const [half = 0, whole = 0] = fastest
    expect(whole, shape).toBeLessThan(8 * half + 20)
  }
})

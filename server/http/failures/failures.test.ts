/** Tests that messages of failures are in the language of the caller, and that codes are the same in every language. */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { problems } from '../../../contract/schemas/species-record.ts'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { nightlyTest } from '../../../tests/harness/doses/nightly-test.ts'
import { accountCalls, linsAccount as lin } from '../../../tests/harness/sites/account-calls.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { callerLanguage } from './caller-language.ts'
import { chineseFailures } from './chinese-failures.ts'
import { inputSentences } from './input-sentences.ts'

const chinese = { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }

test.each([
  [{}, 'en'],
  [chinese, 'zh'],
  [{ 'accept-language': 'fr, en;q=0.5, zh;q=0.7' }, 'zh'],
  [{ 'accept-language': 'zh;q=0' }, 'en'],
  [{ 'accept-language': 'de' }, 'en'],
  [{ ...chinese, cookie: 'a=b; language=en' }, 'en'],
  [{ cookie: 'language=zh; session=x' }, 'zh'],
  [{ cookie: 'language=klingon', 'accept-language': 'zh-TW' }, 'zh'],
])('reads the language of the caller from %j', (headers, language) => {
  expect(callerLanguage(headers)).toBe(language)
})

test('has a specific sentence for each problem of a form', () => {
  const allProblems = Object.values(problems).map((each) =>
    typeof each === 'string' ? each : each(200),
  )
  for (const problem of allProblems) {
    expect(inputSentences({ plant: problem }, 'zh')).not.toBe('“plant”的值无效。')
    expect(inputSentences({ plant: problem }, 'en')).toMatch(/^“plant” (is|must) [^(]+\.$/)
  }
})

test.each(Object.entries(chineseFailures))('has a Chinese sentence for %s', (_code, sentence) => {
  expect(sentence).toMatch(/\p{Script=Han}.*。$/u)
})

test('has a sentence in both languages for each problem that a schema names, except the schema of the content', async () => {
  // The test omits `content.ts`, because the editors of the content show messages of their own.
  const sources = globSync('contract/{schemas,calls,rights}/**/*.ts', {
    exclude: ['**/*.test.ts', '**/content.ts'],
  })
  const texts = await Promise.all(sources.map((path) => readFile(path, 'utf8')))
  const namedProblems = [...texts.join('\n').matchAll(/\b(?:error|message): '([^']+)'/g)]
  expect(namedProblems.length).toBeGreaterThan(10)
  const untranslatedProblems = namedProblems.filter(
    ([, problem = '']) =>
      inputSentences({ plant: problem }, 'zh') === '“plant”的值无效。' ||
      inputSentences({ plant: problem }, 'en').includes('('),
  )
  expect(untranslatedProblems.map(([, problem]) => problem)).toEqual([])
})

onSqlite((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
  })
  const { call, register } = accountCalls(() => site)

  describe('a rejected registration', () => {
    test.each([
      [
        { username: 'l', password: 'short' },
        'The username must have at least 2 characters. The password must have at least 8 characters.',
        '用户名至少要有 2 个字符。密码至少要有 8 个字符。',
      ],
      [
        { password: 12 },
        /^The username is required\. The password is not valid \(.+\)\.$/,
        /用户名必须填写。密码的值无效。/,
      ],
    ])('states the reason in a sentence: %j', async (body, english, inChinese) => {
      const englishAnswer = await call('register', body)
      const chineseAnswer = await call('register', body, chinese)
      expect([englishAnswer.statusCode, chineseAnswer.statusCode]).toEqual([400, 400])
      expect(englishAnswer.json().message).toMatch(english)
      expect(chineseAnswer.json().message).toMatch(inChinese)
      const { message: _message, ...codes } = englishAnswer.json()
      expect(chineseAnswer.json()).toMatchObject(codes)
      expect(codes.code).toBe('bad_input')
    })

    test('includes the code of each problem in addition to the sentence', async () => {
      const answer = await call('register', { username: 'l', password: 'short' }, chinese)
      expect(answer.json().fields).toEqual({
        username: 'username_short',
        password: 'password_short',
      })
    })

    test('has a Chinese sentence for a used name and for a weak password', async () => {
      await register()
      const takenName = (await call('register', lin, chinese)).json()
      expect(takenName).toEqual({ code: 'username_taken', message: '这个用户名已被使用。' })
      const weakPassword = await call('register', { ...lin, password: 'password1' }, chinese)
      expect(weakPassword.json()).toEqual({ code: 'password_common', message: '这个密码太常见。' })
    })
  })

  test('keeps the messages of the specification in every language', async () => {
    const unknownUser = await call('login', { ...lin, username: 'nobody' }, chinese)
    expect(unknownUser.json()).toEqual({ code: 'user_not_found', message: 'User not found' })
  })

  test('explains in Chinese that a call does not exist, and that a body cannot be read', async () => {
    const unknownCall = await site.app.inject({ url: '/api/nothing', headers: chinese })
    expect(unknownCall.json()).toEqual({ code: 'no_such_call', message: '没有这个接口。' })
    const brokenBody = await site.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { ...chinese, 'content-type': 'application/json' },
      payload: '{"',
    })
    expect(brokenBody.json()).toMatchObject({ message: '无法处理这个请求。' })
  })

  nightlyTest('states in Chinese how long the caller must wait', async () => {
    const wrongLogin = { ...lin, password: 'not the password' }
    for (let count = 0; count < 10; count++) await call('login', wrongLogin, chinese)
    const { code, message } = (await call('login', wrongLogin, chinese)).json()
    expect([code, message]).toEqual([
      'too_many_attempts',
      expect.stringMatching(/^尝试次数过多，请在 \d+ 分钟后再试。$/),
    ])
  })
})

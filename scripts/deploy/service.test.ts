/** Tests the limits of the systemd service and of its commands (security.md 81). */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findProgram } from '../programs/debian.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const unit = path.join(root, 'deploy/huaniao.service')
const lines = readFileSync(unit, 'utf8').split('\n')
const folder = mkdtempSync(path.join(tmpdir(), 'huaniao-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const analyze = findProgram(['systemd-analyze'])

test.each([
  'SystemCallFilter=@system-service',
  'SystemCallFilter=~@privileged',
  'SystemCallArchitectures=native',
  'RestrictNamespaces=yes',
  'ProtectProc=invisible',
  'ProtectClock=yes',
  'NoNewPrivileges=yes',
])('the unit sets %s', (line) => {
  expect(lines).toContain(line)
})

test.skipIf(!analyze)(
  `systemd-analyze gives the unit an exposure of at most 2.0${analyze ? '' : ' (skipped: no systemd-analyze)'}`,
  () => {
    const analysis = execFileSync(String(analyze), ['security', '--offline=yes', unit], {
      encoding: 'utf8',
    })
    const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(analysis)?.[1]
    expect(Number(exposure)).toBeLessThanOrEqual(2)
  },
)

/** Runs huaniao-run with fake systemd programs. @returns the arguments that systemd-run receives */
function argumentsOf(...commandArguments: string[]): string[] {
  writeFileSync(path.join(folder, 'systemctl'), '#!/bin/sh\ncat "$UNIT"\n', { mode: 0o755 })
  const printingScript = '#!/bin/sh\nprintf \'%s\\n\' "$@"\n'
  writeFileSync(path.join(folder, 'systemd-run'), printingScript, { mode: 0o755 })
  const env = { PATH: `${folder}:${process.env.PATH}`, UNIT: unit }
  return execFileSync('sh', [path.join(root, 'deploy/huaniao-run'), ...commandArguments], {
    encoding: 'utf8',
    env,
  })
    .trimEnd()
    .split('\n')
}

test('runs a command as the user of the service, with the limits of the unit in the same order', () => {
  const receivedArguments = argumentsOf('admin', 'a name; with spaces')
  expect(receivedArguments.slice(-4)).toEqual([
    '/opt/huaniao/node_modules/.bin/node',
    'scripts/run.mjs',
    'admin',
    'a name; with spaces',
  ])
  expect(receivedArguments).toContain('--property=User=huaniao')
  const limits = lines.filter(
    (line) =>
      /^(Protect|Private|Restrict|SystemCall|Limit|NoNew|Lock|RemoveIPC|Capability|MemoryDeny)/.test(
        line,
      ) && !/^(ProtectSystem|ProtectHome|PrivateTmp)=/.test(line),
  )
  expect(limits.length).toBeGreaterThan(15)
  const repeated = receivedArguments
    .filter((argument) => argument.startsWith('--property='))
    .map((argument) => argument.slice('--property='.length))
    .filter((line) => lines.includes(line) && limits.includes(line))
  expect(repeated).toEqual(limits)
})

test('runs no command without the unit', () => {
  writeFileSync(path.join(folder, 'systemctl'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  const env = { PATH: `${folder}:${process.env.PATH}` }
  const run = () =>
    execFileSync('sh', [path.join(root, 'deploy/huaniao-run'), 'check'], { env, stdio: 'pipe' })
  expect(run).toThrow()
})

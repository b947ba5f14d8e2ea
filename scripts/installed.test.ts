/** Tests which packages a start and a test run require, and how npm installs them. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { installArguments, isInstalled, removeHeaders } from './installed.mjs'
import { nodePackage } from './programs/pinned-node.mjs'

const site = { version: '1.0.0', integrity: 'a' }
const tool = { version: '2.0.0', integrity: 'b' }
const locked = {
  'node_modules/site': site,
  'node_modules/site-of-another-system': { ...site, optional: true },
  'node_modules/tool': { ...tool, dev: true },
}
const forStart = { 'node_modules/site': site }
const forTest = { ...forStart, 'node_modules/tool': tool }

test('requires the packages for development for a test run, but not for a start', () => {
  expect(isInstalled(locked, {}, false)).toBe(false)
  expect(isInstalled(locked, forStart, false)).toBe(true)
  expect(isInstalled(locked, forStart, true)).toBe(false)
  expect(isInstalled(locked, forTest, true)).toBe(true)
  expect(isInstalled(locked, forTest, false)).toBe(true)
})

test('reports a package in another version as missing', () => {
  const older = { 'node_modules/site': { ...site, version: '0.9.0' } }
  expect(isInstalled(locked, older, false)).toBe(false)
})

test('requires the pinned Node of this system although it is an optional package', () => {
  const withNode = { ...locked, [nodePackage]: { ...site, optional: true } }
  expect(isInstalled(withNode, forStart, false)).toBe(false)
  expect(isInstalled(withNode, { ...forStart, [nodePackage]: site }, false)).toBe(true)
})

test('installs the packages for building and running at a first start', () => {
  expect(installArguments(locked, undefined, false)).toEqual(['ci', '--omit=dev'])
})

test('installs all packages at a first test run', () => {
  expect(installArguments(locked, undefined, true)).toEqual(['ci', '--include=dev'])
})

test('adds the packages for development at a test run after a start', () => {
  expect(installArguments(locked, forStart, true)).toEqual([
    'install',
    '--no-save',
    '--include=dev',
  ])
})

test('keeps the packages for development at a start after an update', () => {
  expect(installArguments(locked, forTest, false)).toEqual([
    'install',
    '--no-save',
    '--include=dev',
  ])
})

test('removes the headers of Node and no other file', () => {
  const node = mkdtempSync(path.join(tmpdir(), 'huaniao-node-'))
  try {
    mkdirSync(path.join(node, 'include/node'), { recursive: true })
    mkdirSync(path.join(node, 'bin'))
    writeFileSync(path.join(node, 'bin/node'), '')
    removeHeaders(node)
    expect(existsSync(path.join(node, 'include'))).toBe(false)
    expect(existsSync(path.join(node, 'bin/node'))).toBe(true)
    removeHeaders(path.join(node, 'missing'))
  } finally {
    rmSync(node, { recursive: true })
  }
})

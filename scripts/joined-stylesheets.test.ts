/** Tests the plugin that joins the styles of chunks into four stylesheets. */
import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { joinedStylesheets } from './joined-stylesheets.ts'

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

/** Adds a chunk with the properties that the plugin reads, and a stylesheet that contains the name of the chunk. */
function addChunk(
  bundle: Bundle,
  name: string,
  facts: { page?: string; imports?: string[]; dynamicImports?: string[] } = {},
) {
  const { page, imports = [], dynamicImports = [] } = facts
  bundle[`${name}.css`] = { type: 'asset', source: `.${name}{}` } as Rolldown.OutputAsset
  bundle[`${name}.js`] = {
    ...{ type: 'chunk', fileName: `${name}.js`, isEntry: Boolean(page) },
    ...{ facadeModuleId: page ? `/site/web/${page}` : null, imports, dynamicImports },
    viteMetadata: { importedCss: new Set([`${name}.css`]), importedAssets: new Set() },
  } as unknown as Rolldown.OutputChunk
}

function sample(): Bundle {
  const bundle: Bundle = {}
  addChunk(bundle, 'admin', { page: 'pages/admin/admin.tsx?route', imports: ['form.js', 'ui.js'] })
  addChunk(bundle, 'home', { page: 'pages/club/home.tsx?route', imports: ['ui.js'] })
  addChunk(bundle, 'profile', {
    page: 'pages/catalogue/plant-profile.tsx?route',
    imports: ['ui.js'],
  })
  addChunk(bundle, 'quiz', {
    page: 'pages/learning/quiz.tsx?route',
    imports: ['ui.js', 'answer.js'],
  })
  addChunk(bundle, 'root', { page: 'root.tsx?route', dynamicImports: ['menu.js'] })
  for (const name of ['form', 'ui', 'menu', 'answer']) addChunk(bundle, name)
  return bundle
}

/** @returns the texts of the files that the plugin writes, by name */
function generate(bundle: Bundle, environment: string): Record<string, string> {
  const written: Record<string, string> = {}
  const context = {
    environment: { name: environment },
    emitFile: ({ name, source }: { name: string; source: string }) => {
      written[name] = source
      return name
    },
    getFileName: (name: string) => name,
  }
  const hook = joinedStylesheets('/site').generateBundle as (...args: unknown[]) => void
  hook.call(context, {}, bundle)
  return written
}

const linkedStyles = (bundle: Bundle, name: string) => [
  ...((bundle[`${name}.js`] as Rolldown.OutputChunk).viteMetadata?.importedCss ?? []),
]

describe('the joined stylesheets', () => {
  it('hold the styles of four groups of pages, each chunk after its static imports', () => {
    expect(generate(sample(), 'client')).toEqual({
      'visitors.css': '.ui{}.profile{}.root{}.menu{}',
      'club.css': '.home{}',
      'learning.css': '.answer{}.quiz{}',
      'members.css': '.form{}.admin{}',
    })
  })

  it('replace the styles of chunks: the root links the first file, and chunks of another group link its file', () => {
    const bundle = sample()
    generate(bundle, 'client')
    expect(Object.keys(bundle).filter((name) => name.endsWith('.css'))).toEqual([])
    expect(linkedStyles(bundle, 'root')).toEqual(['visitors.css'])
    expect(linkedStyles(bundle, 'profile')).toEqual([])
    expect(linkedStyles(bundle, 'home')).toEqual(['club.css'])
    expect(linkedStyles(bundle, 'quiz')).toEqual(['learning.css'])
    expect(linkedStyles(bundle, 'answer')).toEqual(['learning.css'])
    expect(linkedStyles(bundle, 'admin')).toEqual(['members.css'])
    expect(linkedStyles(bundle, 'form')).toEqual(['members.css'])
  })

  it('exist only in the build for the browser', () => {
    const bundle = sample()
    expect(generate(bundle, 'ssr')).toEqual({})
    expect(Object.keys(bundle).filter((name) => name.endsWith('.css'))).toEqual([])
  })
})

/**
 * Joins the styles of nearly all chunks into two files, one for the pages of visitors and one for
 * all other pages. Many files would delay the first paint (docs/decisions/0058).
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk
type Part = 'visitors' | 'members'

/** The root route is the frame of every page, and links the styles of visitors. */
const frame = /^web\/root\.tsx/
/** The frame, the entry of the browser, and the pages that visitors open. Only admins print labels. */
const visitorSources =
  /^web\/(entry\.client|root|pages\/(catalogue\/(?!labels)|club\/|learning\/|missing))/
/** Chunks whose styles stay with their scripts: they appear only after an action, and no page contains their HTML. */
const shownAfterAction = /^web\/zoom\/lightbox-view/

/**
 * @returns the plugin that writes both files. Vite and React Router load the stylesheet of members before they show a
 * page of members.
 */
export function twoStylesheets(root: string): Plugin {
  let stylesHash = ''
  const sourceOf = ({ facadeModuleId }: Chunk) =>
    path.relative(root, facadeModuleId ?? '').replaceAll('\\', '/')

  return {
    name: 'two-stylesheets',
    apply: 'build',
    // The plugin runs after Vite has written the styles of each chunk, and before Vite writes their names into scripts.
    enforce: 'post',
    buildStart() {
      stylesHash = hashOfStyles(root)
    },
    // A script that loads another script may name a stylesheet, so the hash of the script depends on the styles.
    augmentChunkHash: (chunk) => (chunk.dynamicImports.length > 0 ? stylesHash : undefined),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      // The browser's build writes the styles. The server's build needs no stylesheets, so the plugin removes them.
      if (this.environment.name !== 'client') {
        for (const chunk of chunks) removeStyles(chunk, bundle)
        return
      }
      const [entries, entriesOfVisitors] = [
        chunks.filter(({ isEntry }) => isEntry),
        chunks.filter((chunk) => visitorSources.test(sourceOf(chunk))),
      ]
      const visitors = new Set(orderedChunks(entriesOfVisitors, bundle))
      const texts = { visitors: '', members: '' }
      const styledChunks: { chunk: Chunk; part: Part }[] = []
      for (const chunk of orderedChunks(entries, bundle)) {
        if (shownAfterAction.test(sourceOf(chunk))) continue
        const part = visitors.has(chunk) ? 'visitors' : 'members'
        const text = removeStyles(chunk, bundle)
        if (text) styledChunks.push({ chunk, part })
        texts[part] += text
      }
      const write = (part: Part) =>
        this.getFileName(this.emitFile({ type: 'asset', name: `${part}.css`, source: texts[part] }))
      const files = { visitors: write('visitors'), members: write('members') }
      for (const { chunk, part } of styledChunks) {
        const isLinked = part === 'members' || frame.test(sourceOf(chunk))
        if (isLinked) chunk.viteMetadata?.importedCss.add(files[part])
      }
    },
  }
}

/** Removes the stylesheets of a chunk from the bundle. @returns the text of these stylesheets */
function removeStyles({ viteMetadata }: Chunk, bundle: Bundle): string {
  let text = ''
  for (const name of viteMetadata?.importedCss ?? []) {
    const file = bundle[name]
    if (file?.type === 'asset') text += file.source
    delete bundle[name]
  }
  viteMetadata?.importedCss.clear()
  return text
}

/** @returns these chunks and all their imports. A chunk follows its static imports; dynamic imports come last. */
function orderedChunks(entries: Chunk[], bundle: Bundle): Chunk[] {
  const ordered = new Set<Chunk>()
  const visited = new Set<Chunk>()
  const dynamicImports = new Set<string>()
  const walk = (chunk: Bundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || visited.has(chunk)) return
    visited.add(chunk)
    for (const name of chunk.imports) walk(bundle[name])
    ordered.add(chunk)
    for (const name of chunk.dynamicImports) dynamicImports.add(name)
  }
  for (const chunk of entries) walk(chunk)
  // The set grows during the loop.
  for (const name of dynamicImports) walk(bundle[name])
  return [...ordered]
}

function hashOfStyles(root: string): string {
  const hash = createHash('sha256')
  for (const file of globSync('web/**/*.css', { cwd: root }).sort()) {
    hash.update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

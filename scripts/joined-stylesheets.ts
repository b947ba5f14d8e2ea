/**
 * Joins the styles of nearly all chunks into four files. They are for the pages about species, for the club's pages, for
 * other pages of visitors, and for members. Many files would delay the first paint (docs/decisions/0058).
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk
type Part = 'visitors' | 'club' | 'learning' | 'members'

/** The root route is the frame of every page, and links the styles of visitors. */
const frame = /^web\/root\.tsx/
/**
 * The pages of each file, by their sources. A chunk belongs to the first file with a page that loads the chunk. All
 * other pages, including `/labels`, use the file for members.
 */
const sourcesOf: Record<Exclude<Part, 'members'>, RegExp> = {
  visitors:
    /^web\/(entry\.client|root|pages\/(missing|catalogue\/((plant|bird)-|database|glossary-(plant|bird)\.|in-season|search)))/,
  club: /^web\/pages\/club\/(?!data|rights|video)/,
  learning: /^web\/pages\/(learning|club|catalogue\/(?!labels))/,
}
/** Chunks whose styles stay with their scripts. The HTML of these chunks appears only after an action. */
const shownAfterAction = /^web\/zoom\/lightbox-view/

/**
 * @returns the plugin that writes the files. Every page links `visitors.css`. Vite and React Router load another file
 * before they show a page that needs that file.
 */
export function joinedStylesheets(root: string): Plugin {
  let stylesHash = ''
  const sourceOf = ({ facadeModuleId }: Chunk) =>
    path.relative(root, facadeModuleId ?? '').replaceAll('\\', '/')

  return {
    name: 'joined-stylesheets',
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
      const reachableFrom = (sources: RegExp) =>
        new Set(
          orderedChunks(
            chunks.filter((chunk) => sources.test(sourceOf(chunk))),
            bundle,
          ),
        )
      const visitors = reachableFrom(sourcesOf.visitors)
      const club = reachableFrom(sourcesOf.club)
      const learning = reachableFrom(sourcesOf.learning)
      const partOf = (chunk: Chunk): Part => {
        if (visitors.has(chunk)) return 'visitors'
        if (club.has(chunk)) return 'club'
        return learning.has(chunk) ? 'learning' : 'members'
      }
      const texts = { visitors: '', club: '', learning: '', members: '' }
      const styledChunks: { chunk: Chunk; part: Part }[] = []
      const entries = chunks.filter(({ isEntry }) => isEntry)
      for (const chunk of orderedChunks(entries, bundle)) {
        if (shownAfterAction.test(sourceOf(chunk))) continue
        const part = partOf(chunk)
        const text = removeStyles(chunk, bundle)
        if (text) styledChunks.push({ chunk, part })
        texts[part] += text
      }
      const write = (part: Part) =>
        this.getFileName(this.emitFile({ type: 'asset', name: `${part}.css`, source: texts[part] }))
      const files = {
        visitors: write('visitors'),
        club: write('club'),
        learning: write('learning'),
        members: write('members'),
      }
      for (const { chunk, part } of styledChunks) {
        const isLinked = part !== 'visitors' || frame.test(sourceOf(chunk))
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

/** Configures the build of the pages: their chunks, stylesheets and fonts, and the service worker. */
import path from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import subsetFont from 'subset-font'
import { defineConfig, minifySync, type Plugin } from 'vite'
import { joinedStylesheets } from './scripts/joined-stylesheets.ts'
import { type LeftOut, leaveOut } from './scripts/left-out/leave-out.ts'
import { reactDom } from './scripts/left-out/react-dom.ts'
import { router } from './scripts/left-out/router.ts'
import { shortClassNames } from './scripts/short-class-names.ts'

const root = import.meta.dirname

/** Folders and files of `contract/` and `web/` that only members and admins load. */
const forMembers =
  /^contract\/(rights\/|photo-dates|search\/spelling)|^web\/((accounts|admin|character-grid|characters|device|featured|review|revisions|site-editing|species-editing|species-picker|submissions|upload|ui\/forms|ui\/dialogs)\/|photographs\/licence-|species\/taxon-words|client\/(member-calls|problem-words|send-form|too-many)|ui\/notices\/(passing-alert|sent-home|toast)|ui\/behaviour\/(keep-focus|use-free-edge|use-passing)|paraglide\/messages\/(characters_|consent|picker|pictures|profile_form|reference_|review|rights_(?!reserved|source)|site_|submission|upload|taxon_(rank|group|family_hint)|problem_(name|class)|name_(latin_|chinese_|keep)|rank_))/

/** Messages of forms, accounts and submissions. Visitors who only read never load them. */
const messagesOfForms =
  /[\\/]paraglide[\\/]messages[\\/](error_(?!title|text|network|unknown)|form_|picker_|submission_|again_|account_|admin_not|confirm_(?!cancel)|login_|activity_|profile_form_|edit_gone|toast_(?!error))/

/** The reader's own list. Its scripts load at the reader's first input, or on pages that show it. */
const ownList =
  /[\\/](contract[\\/]learning[\\/]dates-in-files|web[\\/](my-list|paraglide[\\/]messages[\\/]my_list_(?!title)))/

/** The key, the terms, and the pages for learning with the scheduler of the quiz. The shared script leaves them out. */
const learning =
  /[\\/](contract[\\/](key[\\/](identify|coded|lengths|species-set)|addresses[\\/]key-)|web[\\/](key|terms|quiz|selection|worksheet|guide|ui[\\/]qr|paraglide[\\/]messages[\\/](quiz_(?!title|here)|select_|guide_(?!title)|worksheet_(?!title)))|node_modules[\\/]ts-fsrs)/

/** The search field, the tabs and the pager. About half of the pages have one of these parts. */
const partlySharedModules: Record<string, RegExp> = {
  search:
    /[\\/]web[\\/]search[\\/](search-bar|use-suggestions|use-asked-names|ask-names|load-names|matched-name|result-list)/,
  lists: /[\\/]web[\\/]ui[\\/](pager|tab-links)/,
}

/** The address of the key, and the lengths of characters. */
const keyAddress = /[\\/]contract[\\/](key[\\/]lengths|addresses[\\/]key-address)/

/** @returns whether visitors load the module too; chunks for visitors contain no modules of members and admins */
function forEveryone(id: string): boolean {
  const file = path.relative(root, id).replaceAll('\\', '/')
  return (
    /^(contract|web)\//.test(file) &&
    !forMembers.test(file) &&
    !messagesOfForms.test(file) &&
    !ownList.test(`/${file}`) &&
    !learning.test(`/${file}`) &&
    !Object.values(partlySharedModules).some((part) => part.test(`/${file}`))
  )
}

/** Small modules and messages that most pages load, such as the messages of the navigation bar and the footer. */
const smallParts =
  /[\\/]contract[\\/]addresses[\\/]term-address|[\\/]web[\\/](in-season[\\/](season-ribbon|in-season-address)|species[\\/]lineage|photographs[\\/](place|shared-rights)|page-data[\\/]seal-of|layout[\\/]return-home|paraglide[\\/]messages[\\/](nav_|my_list_title|quiz_title|footer_|missing_(title|species)|admin_title|season_now_month_now|season_now_photograph|taxon_group|artwork_place|profile_send_picture|gallery_rights)|profile[\\/](profile-page|plate)\.module|ui[\\/](loading-dots|disclosure|behaviour[\\/](lazy|use-hydrated|use-swipe)))/

/**
 * The service worker for pages without a network is a separate script, and its name never changes
 * (docs/decisions/0018).
 */
const offlineWorker: Plugin = {
  name: 'offline-worker',
  apply: 'build',
  buildStart() {
    if (this.environment.name !== 'client') return
    this.emitFile({ type: 'chunk', id: 'web/offline/worker.ts', fileName: 'offline-worker.js' })
  },
}

/** The OpenType features that the pages use. Unused features, such as small capitals, take a fifth of a file. */
const fontFeatures = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum']

/**
 * The characters of Latin names and English titles. Two fonts with these characters are little larger than one font
 * with every Latin letter.
 */
const fontCharacters =
  Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code)).join('') +
  '\u00a0\u00ad’‘“”–—…·×°→àáâäåæçèéêëìíîïñòóôöøùúûüœÁÄÅÇÉÖØÜ'

/** Shortens the names in the functions that late-scripts.ts writes into every page. The server's build keeps names. */
const shortLateScripts: Plugin = {
  name: 'short-late-scripts',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /web[\\/]late-scripts\.ts$/ },
    order: 'post',
    handler: (code, id) => minifySync(id, code, { mangle: { toplevel: false } }).code,
  },
}

/** Leaves unused OpenType features and characters out of the fonts. */
const smallerFonts: Plugin = {
  name: 'smaller-fonts',
  apply: 'build',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue
      file.source = await subsetFont(Buffer.from(file.source), fontCharacters, {
        targetFormat: 'woff2',
        keepFeatures: fontFeatures,
      })
    }
  },
}

/** The parts of the compiled messages that the browser never uses. */
const paraglide: LeftOut[] = [
  {
    module: '/web/paraglide/runtime.js',
    // web/entry.client.tsx reads the language of the page, so the runtime never chooses a language.
    knownValues: { resolved: 'void 0' },
    fixedBodies: { resolveLocaleWithStrategies: '', getStrategyForUrl: '' },
  },
]

export default defineConfig(({ command }) => ({
  // The server itself serves pictures below /public.
  publicDir: false,
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './web/paraglide',
      strategy: ['custom-request', 'baseLocale'],
      isServer: 'import.meta.env.SSR',
      emitGitIgnore: false,
      emitPrettierIgnore: false,
      emitReadme: false,
    }),
    reactRouter(),
    leaveOut([...reactDom, ...router, ...paraglide]),
    shortLateScripts,
    offlineWorker,
    smallerFonts,
    joinedStylesheets(root),
  ],
  // In development, Vite's own class names contain the name of the stylesheet.
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames(root) } } : {},
  // Workers are modules, so that they load rarely used parts on demand, as pages do.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Saved walks need every file of their pages. server/offline/build-files.ts reads the list from the manifest.
    manifest: true,
    rolldownOptions: {
      output: {
        // Every page lists the names of all files, and hashes do not compress. Two files of one name get the same hash
        // once in 2 ** 28 builds.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        // A phone with a weak signal waits long for each request, so few files contain the modules that pages share.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
              priority: 2,
            },
            { name: 'shared', test: forEveryone, minShareCount: 6, priority: 1 },
            // Each of these modules is smaller than the headers of a request.
            { name: 'shared', test: smallParts, minShareCount: 2, priority: 1 },
            { name: 'my-list', test: ownList, minShareCount: 2 },
            { name: 'key-address', test: keyAddress, minShareCount: 2 },
            ...Object.entries(partlySharedModules).map(([name, test]) => ({
              name,
              test,
              minShareCount: 2,
            })),
            // A separate file for each message would be larger than the message.
            { name: 'form-words', test: messagesOfForms, minShareCount: 2 },
          ],
        },
      },
    },
  },
}))

import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './web/paraglide',
      strategy: ['custom-request', 'baseLocale'],
      isServer: 'import.meta.env.SSR',
      emitGitIgnore: false,
      emitPrettierIgnore: false,
      emitReadme: false,
      emitTsDeclarations: true,
    }),
    reactRouter(),
  ],
  build: { target: 'es2022' },
})

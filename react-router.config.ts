import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // Every page is reachable from a few hundred bytes of manifest: fetching it lazily costs a
  // round trip on the first click, which a phone under a tree feels more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

/**
 * Lists the parts of React Router that this site never uses. Before the site uses a part, remove the name of the part
 * here.
 */
import type { LeftOut } from './leave-out.ts'

const folder = '/react-router/dist/production/lib'

export const router: LeftOut[] = [
  {
    module: `${folder}/router/router.js`,
    knownValues: {
      // The browser has all routes (`routeDiscovery` in react-router.config.ts).
      'init.patchRoutesOnNavigation': 'void 0',
      'fogOfWar.active': '!1',
      isFogOfWar: '!1',
      'loadMatch.isDiscovering': '!1',
      'init.instrumentations': 'void 0',
      'future.unstable_routePatternMatching': '!1',
      instrumentationResultMetaReceiver: '!1',
      'opts?.instrumentationNavigateMetaReceiver': '!1',
      'opts?.mask': '!1',
      blockerKey: '!1',
    },
    uncalled: [
      // The site uses no fetchers, and posts no form of the router.
      ...['fetch', 'handleFetcherAction', 'handleFetcherLoader', 'handleAction'],
      ...['getFetcher', 'resetFetcher', 'queueFetcherForDeletion'],
      // The site blocks no navigation.
      ...['getBlocker', 'deleteBlocker', 'updateBlocker'],
      ...['discoverRoutes', 'patchRoutes', '_internalSetRoutes'],
    ],
    fixedBodies: {
      checkFogOfWar: 'return{active:!1,matches:null}',
      shouldBlockNavigation: '',
      markFetchRedirectsDone: 'return!1',
      abortStaleFetchLoads: 'return!1',
      getUpdatedRevalidatingFetchers: 'return state.fetchers',
    },
  },
  {
    module: `${folder}/router/instrumentation.js`,
    fixedBodies: { consumeInstrumentationClientResultMetaReceiver: '' },
  },
  {
    module: `${folder}/dom/ssr/fog-of-war.js`,
    uncalled: ['fetchAndApplyManifestPatches', 'getPartialManifest'],
    fixedBodies: {
      isFogOfWarEnabled: 'return!1',
      getPatchRoutesOnNavigationFunction: '',
      useFogOFWarDiscovery: '',
    },
  },
  {
    module: `${folder}/dom/ssr/components.js`,
    knownValues: {
      isRSCRouterContext: '!1',
      enableFogOfWar: '!1',
      isStatic: '!1',
      staticContext: 'null',
    },
    uncalled: ['RSCPrefetchPageLinksImpl'],
  },
  {
    module: `${folder}/dom/ssr/single-fetch.js`,
    uncalled: ['singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy', 'nonSsrStrategy'],
  },
  {
    module: `${folder}/dom/ssr/routes.js`,
    uncalled: ['noActionDefinedError'],
    unreadProperties: ['dataRoute.action'],
  },
  {
    module: `${folder}/dom-export/hydrated-router.js`,
    knownValues: {
      'ssrInfo.context.isSpaMode': '!1',
      'window.__reactRouterManifest.sri === true': '!1',
    },
    unreadProperties: ['router.createRoutesForHMR'],
  },
  {
    module: `${folder}/hooks.js`,
    knownValues: { 'this.context': '!1' },
    uncalled: ['useNavigateUnstable'],
  },
]

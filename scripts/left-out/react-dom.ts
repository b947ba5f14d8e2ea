/**
 * Lists the parts of React that this site never uses, and one condition of React that the build replaces. Before the
 * site uses a part, remove the name of the part here.
 */
import type { LeftOut } from './leave-out.ts'

export const reactDom: LeftOut[] = [
  {
    module: '/react-dom/cjs/react-dom-client.production.js',
    // The tags of Profiler, SuspenseList, Scope, LegacyHidden, TracingMarker, ViewTransition and Activity. The site has
    // no such elements, so React makes no such fibers. The router calls the browser's view transitions itself.
    unusedNumbers: { tag: [12, 19, 21, 23, 25, 30, 31] },
    knownValues: {
      shouldStartViewTransition: '!1',
      inUpdateViewTransition: '!1',
      '(lanes & 335544064) === lanes': '!1',
      '(committedLanes & 335544064) === committedLanes': '!1',
      isViewTransitionEligible: '!1',
      // The site has no references to fragments.
      'new FragmentInstance(current)': 'null',
      // A component whose script has not loaded yet keeps its HTML when only a context changes (docs/decisions/0072).
      'didReceiveUpdate || didPrimaryChildrenDefer': 'didReceiveUpdate',
    },
    unreadProperties: [
      'FragmentInstance.prototype.',
      'ViewTransitionPseudoElement.prototype.',
      'ReactDOMSharedInternals.findDOMNode',
      'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
    ],
    uncalled: [
      'setPropOnCustomElement',
      // No form has a function as its action.
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      'startHostTransition',
      'scheduleReplayQueueIfNeeded',
      'TransitionAwareHostComponent',
      'useHostTransitionStatus',
      ...['requestFormReset$1', 'recursivelyResetForms'],
      // No component calls `useTransition` or `useDeferredValue`.
      ...['startTransition', 'mountDeferredValueImpl', 'updateDeferredValueImpl'],
      // No stylesheet has a precedence, no async script has a `src`, and no picture suspends.
      'acquireResource',
      'suspendResource',
      'suspendInstance',
      'preloadResourceAndSuspendIfNeeded',
      // The site uses neither the compiler of React nor its caches.
      'useMemoCache',
      'refreshCache',
      'attemptExplicitHydrationTarget',
      ...['prefetchDNS', 'preconnect', 'preload', 'preloadModule'],
      ...['preinitStyle', 'preinitScript', 'preinitModuleScript'],
    ],
    fixedBodies: {
      getResource: 'return null',
      accumulateSuspenseyCommitOnFiber: '',
      waitForCommitToBeReady: 'return null',
      extractEvents$1: '',
      commitNewChildToFragmentInstances: '',
      commitFragmentInstanceInsertionEffects: '',
      commitFragmentInstanceDeletionEffects: '',
      // The production build shows no errors with names of components.
      getComponentNameFromType: 'return null',
      getStackByFiberInDevAndProd: 'return ""',
      defaultOnDefaultTransitionIndicator: '',
      queueTransitionTypes: '',
      constructSelectEvent: '',
    },
  },
  {
    module: '/react-dom/cjs/react-dom.production.js',
    unreadProperties: [
      ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
      ...['requestFormReset', 'unstable_batchedUpdates', 'useFormState', 'useFormStatus'],
    ].map((name) => `exports.${name}`),
  },
  {
    module: '/react/cjs/react.production.js',
    unreadProperties: [
      'unstable_useCacheRefresh',
      'useActionState',
      'cacheSignal',
      'addTransitionType',
    ].map((name) => `exports.${name}`),
  },
  {
    module: '/scheduler/cjs/scheduler.production.js',
    unreadProperties: ['next', 'runWithPriority', 'wrapCallback', 'forceFrameRate'].map(
      (name) => `exports.unstable_${name}`,
    ),
  },
]

/** Lists the parts of React that this site never uses. Remove a name here before the site uses it. */
import type { LeftOut } from './leave-out.ts'

export const reactDom: LeftOut[] = [
  {
    module: '/react-dom/cjs/react-dom-client.production.js',
    // Profiler, SuspenseList, Scope, LegacyHidden, TracingMarker, ViewTransition, Activity: React makes no such fibers
    // without their elements. The router calls the browser's view transitions itself.
    neverIs: { tag: [12, 19, 21, 23, 25, 30, 31] },
    known: {
      shouldStartViewTransition: '!1',
      inUpdateViewTransition: '!1',
      '(lanes & 335544064) === lanes': '!1',
      '(committedLanes & 335544064) === committedLanes': '!1',
      isViewTransitionEligible: '!1',
      // References to fragments.
      'new FragmentInstance(current)': 'null',
      // A part whose script has not loaded yet keeps its HTML when only a context changes (docs/decisions/0072).
      'didReceiveUpdate || didPrimaryChildrenDefer': 'didReceiveUpdate',
    },
    assigned: [
      'FragmentInstance.prototype.',
      'ViewTransitionPseudoElement.prototype.',
      'ReactDOMSharedInternals.findDOMNode',
      'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
    ],
    never: [
      'setPropOnCustomElement',
      // Functions as form actions.
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      'startHostTransition',
      'scheduleReplayQueueIfNeeded',
      'TransitionAwareHostComponent',
      'useHostTransitionStatus',
      ...['requestFormReset$1', 'recursivelyResetForms'],
      // `useTransition` and `useDeferredValue`.
      ...['startTransition', 'mountDeferredValueImpl', 'updateDeferredValueImpl'],
      // Stylesheets with a precedence, async scripts, suspending pictures.
      'acquireResource',
      'suspendResource',
      'suspendInstance',
      'preloadResourceAndSuspendIfNeeded',
      // The compiler of React, caches.
      'useMemoCache',
      'refreshCache',
      'attemptExplicitHydrationTarget',
      ...['prefetchDNS', 'preconnect', 'preload', 'preloadModule'],
      ...['preinitStyle', 'preinitScript', 'preinitModuleScript'],
    ],
    always: {
      getResource: 'return null',
      accumulateSuspenseyCommitOnFiber: '',
      waitForCommitToBeReady: 'return null',
      extractEvents$1: '',
      commitNewChildToFragmentInstances: '',
      commitFragmentInstanceInsertionEffects: '',
      commitFragmentInstanceDeletionEffects: '',
      // Names of components, in errors that the production build does not show.
      getComponentNameFromType: 'return null',
      getStackByFiberInDevAndProd: 'return ""',
      defaultOnDefaultTransitionIndicator: '',
      queueTransitionTypes: '',
      constructSelectEvent: '',
    },
  },
  {
    module: '/react-dom/cjs/react-dom.production.js',
    assigned: [
      ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
      ...['requestFormReset', 'unstable_batchedUpdates', 'useFormState', 'useFormStatus'],
    ].map((name) => `exports.${name}`),
  },
  {
    module: '/react/cjs/react.production.js',
    assigned: [
      'unstable_useCacheRefresh',
      'useActionState',
      'cacheSignal',
      'addTransitionType',
    ].map((name) => `exports.${name}`),
  },
  {
    module: '/scheduler/cjs/scheduler.production.js',
    assigned: ['next', 'runWithPriority', 'wrapCallback', 'forceFrameRate'].map(
      (name) => `exports.unstable_${name}`,
    ),
  },
]

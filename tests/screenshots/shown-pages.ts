/** Lists the pages of the screenshots, grouped by viewer. */
import { editAddress, historyAddress } from '../../contract/names.ts'
import { addresses } from '../end-to-end/addresses.ts'
import { bauhinia, camellia, grebe, longest } from '../harness/collections/field-species.ts'

/** The upload forms and the account page, which both members and admins see. */
const sharedPages = {
  'upload a plant': '/upload',
  'upload a bird': '/upload?section=bird',
  'upload a creation': '/upload?section=creation',
  account: '/account',
}

export const shownPages = {
  visitor: {
    ...addresses,
    'upload without a network': '/uploadOffline',
    login: '/login',
    register: '/register',
  },
  member: {
    ...sharedPages,
    'suggest an edit of a plant': editAddress('plant', camellia[0]),
    'suggest an edit of the longest profile': editAddress('plant', longest[0]),
    'suggest an edit of a bird': editAddress('bird', grebe[0]),
    'profile as a member sees it': addresses['plant profile'],
  },
  admin: {
    ...sharedPages,
    'choose for the home page': '/upload?section=home',
    review: '/upload?section=auth',
    administration: '/admin',
    activity: '/admin/activity',
    'recycle bin': '/admin/bin',
    accounts: '/admin/accounts',
    'tour sign-ups': '/admin/tours',
    'state of the site': '/admin/status',
    nominations: '/admin/nominations',
    'names to check': '/admin/names',
    'shared names': '/admin/sharedNames',
    'characters of species': '/admin/characters',
    'new accounts': '/admin/accounts/add',
    'end of the school year': '/admin/accounts/year',
    'name of the site': '/admin/site/site',
    'settings of the site': '/admin/site/settings',
    'edit of the home page': '/admin/site/home',
    'edit of the walks': '/admin/site/walks',
    history: historyAddress('plant', bauhinia[0]),
    'feature and edit': `/adminView?search=${camellia[0].replace(' ', '_')}`,
    'edit a plant': editAddress('plant', camellia[0]),
    'edit the longest profile': editAddress('plant', longest[0]),
    'edit a bird': editAddress('bird', grebe[0]),
    'profile as an admin sees it': addresses['plant profile'],
    'creations as an admin sees them': '/creation',
  },
  /** An admin of an empty site. */
  'empty site': {
    'plant home': '/',
    'bird home': '/databaseBird',
    'plant glossary': '/glossary',
    'home page': '/home',
    creations: '/creation',
    'upload a creation': '/upload?section=creation',
    'choose for the home page': '/upload?section=home',
    review: '/upload?section=auth',
    administration: '/admin',
    'recycle bin': '/admin/bin',
    'tour sign-ups': '/admin/tours',
    'state of the site': '/admin/status',
    nominations: '/admin/nominations',
  },
} as const

export type Viewer = keyof typeof shownPages
export const viewers = Object.keys(shownPages) as Viewer[]

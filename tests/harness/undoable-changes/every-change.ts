/**
 * Lists every kind of change. A new call that answers with a `changeId`, and a new action that can be undone, must be
 * listed here, because `server/ledger/undo.test.ts` undoes each change.
 */
import type { EndpointName } from '../../../contract/calls/endpoints.ts'
import type { Kind } from '../../../contract/kinds.ts'
import {
  artForm,
  editForm,
  freshPicture,
  imagesOf,
  jsonOf,
  newForm,
  photoForm,
  type School,
  send,
} from '../sites/rich-species.ts'
import { grebe, magnolia, mallard } from '../sites/small-collection.ts'
import { curationChanges } from './curation-changes.ts'
import { defineChange } from './kind-of-change.ts'
import { nameChanges } from './name-changes.ts'

const prepareNothing = async () => {}

/** The names that the changes below give to new and renamed species. */
export const newNames = {
  plant: ['Nova approbata', 'Nova rejecta', 'Nova remissa', 'Nova publica', 'Nova renominata'],
  bird: ['Avis approbata', 'Avis rejecta', 'Avis remissa', 'Avis publica', 'Avis renominata'],
} as const

const editedNames = { plant: magnolia[0], bird: grebe[0] }
const decisions = {
  plant: { edit: 'handleEditDecision', species: 'newPostAuth' },
  bird: { edit: 'handleBirdEditDecision', species: 'newBirdPostAuth' },
} as const
const verdicts = [
  ['approve', true, 'approbata'],
  ['reject', false, 'rejecta'],
  ['return', 'changes', 'remissa'],
] as const

/** The change by each decision on each kind of submission: approve, reject, or request changes. */
const decisionChanges = (['plant', 'bird'] as const).flatMap((kind) =>
  verdicts.flatMap(([action, decision, name], index) => {
    const decideImages = async (id: string, { teacher }: School, change?: object) =>
      teacher.call('newPictureAuth', { ids: [id], decision, reason: 'Because', change })
    const decide =
      (call: EndpointName) =>
      ({ teacher }: School, id: string) =>
        teacher.call(call, { id, decision, reason: 'Because' })
    return [
      defineChange({
        title: `${action} a new ${kind}`,
        call: decisions[kind].species,
        action,
        prepare: ({ lin }) =>
          send.species(lin, kind, `${kind === 'plant' ? 'Nova' : 'Avis'} ${name}`),
        make: decide(decisions[kind].species),
      }),
      defineChange({
        title: `${action} an edit of a ${kind}`,
        call: decisions[kind].edit,
        action,
        prepare: ({ lin }) =>
          send.edit(lin, kind, editedNames[kind], { location: `Place ${index}` }),
        make: decide(decisions[kind].edit),
      }),
      defineChange({
        title: `${action} a photograph of a ${kind}`,
        call: 'newPictureAuth',
        action,
        prepare: ({ lin }) => send.picture(lin, kind, editedNames[kind]),
        make: (school, id) =>
          decideImages(id, school, { takenBy: 'Corrected', takenOn: '2024-04-01' }),
      }),
      defineChange({
        title: `${action} an artwork of a ${kind}`,
        call: 'newPictureAuth',
        action,
        prepare: ({ lin }) => send.artwork(lin, kind, editedNames[kind]),
        make: (school, id) => decideImages(id, school),
      }),
      defineChange({
        title: `${action} a creation of a ${kind} whose artwork was submitted earlier`,
        call: 'newCreationAuth',
        action,
        async prepare({ lin }) {
          const art = await freshPicture()
          await send.artwork(lin, kind, editedNames[kind], art)
          return send.creation(lin, kind, editedNames[kind], { art })
        },
        make: decide('newCreationAuth'),
      }),
    ]
  }),
)

const publicationChanges = (['plant', 'bird'] as const).flatMap((kind: Kind) => {
  const isPlant = kind === 'plant'
  return [
    defineChange({
      title: `publish a new ${kind}`,
      call: isPlant ? 'uploadPlant' : 'uploadBird',
      action: 'publish',
      prepare: prepareNothing,
      make: ({ teacher }) =>
        teacher.form(isPlant ? 'uploadPlant' : 'uploadBird', newForm(kind, newNames[kind][3])),
    }),
    defineChange({
      title: `edit and rename a ${kind}`,
      call: isPlant ? 'updateText' : 'birdUpdateText',
      action: 'edit',
      prepare: prepareNothing,
      make: ({ teacher }) =>
        teacher.call(
          isPlant ? 'updateText' : 'birdUpdateText',
          editForm(isPlant ? magnolia[0] : mallard[0], {
            latinName: newNames[kind][4],
            location: 'Roof',
            link: 'Kew: kew.org',
          }),
        ),
    }),
    defineChange({
      title: `publish a photograph of a ${kind}`,
      call: isPlant ? 'uploadPic' : 'uploadBirdPic',
      action: 'publish',
      prepare: freshPicture,
      make: ({ teacher }, bytes) =>
        teacher.form(isPlant ? 'uploadPic' : 'uploadBirdPic', photoForm(kind, editedNames[kind]), {
          files: [['a.jpg', bytes]],
        }),
    }),
    defineChange({
      title: `publish an artwork of a ${kind}`,
      call: 'uploadArt',
      action: 'publish',
      prepare: freshPicture,
      make: ({ teacher }, bytes) =>
        teacher.form('uploadArt', artForm(kind, editedNames[kind]), { files: [['a.jpg', bytes]] }),
    }),
    defineChange({
      title: `publish a creation of a ${kind}`,
      call: 'uploadCreation',
      action: 'publish',
      prepare: async () => ({ pic: await freshPicture(), art: await freshPicture() }),
      make: ({ teacher }, { pic, art }) =>
        teacher.form('uploadCreation', artForm(kind, editedNames[kind]), {
          pic: [['p.jpg', pic]],
          art: [['a.jpg', art]],
        }),
    }),
  ]
})

const creationsAndNominations = [
  defineChange({
    title: 'approve a creation whose photograph is published',
    call: 'newCreationAuth',
    action: 'approve',
    async prepare(school) {
      const pic = await freshPicture()
      await send.picture(school.teacher, 'plant', magnolia[0], pic)
      return send.creation(school.chen, 'plant', magnolia[0], { pic })
    },
    make: ({ teacher }, id) => teacher.call('newCreationAuth', { id, decision: 'approve' }),
  }),
  defineChange({
    title: 'nominate a photograph',
    call: 'uploadFeatureSingle',
    action: 'feature',
    prepare: async (school) => (await imagesOf(school, 'plant', magnolia[0])).pics[0].path,
    make: ({ chen }, path) => chen.form('uploadFeatureSingle', { plant: magnolia[0], path }),
  }),
  defineChange({
    title: 'nominate an artwork',
    call: 'uploadFeatureArtSingle',
    action: 'feature',
    prepare: async (school) => (await imagesOf(school, 'plant', magnolia[0])).arts[0].path,
    make: ({ chen }, path) => chen.form('uploadFeatureArtSingle', { plant: magnolia[0], path }),
  }),
]

const withdrawalChanges = [
  defineChange({
    title: 'withdraw a pending species with its pictures and a creation',
    call: 'withdrawSubmission',
    action: 'withdraw',
    async prepare({ lin }) {
      const id = await send.species(lin, 'plant', 'Nova retracta')
      await send.picture(lin, 'plant', 'Nova retracta')
      await send.creation(lin, 'plant', 'Nova retracta')
      return id
    },
    make: ({ lin }, id) => lin.call('withdrawSubmission', { id }),
  }),
  defineChange({
    title: 'hide a published creation at the request of its author',
    call: 'requestWithdrawal',
    action: 'request',
    async prepare({ lin, teacher }) {
      const id = await send.creation(lin, 'plant', magnolia[0])
      jsonOf(await teacher.call('newCreationAuth', { id, decision: true }))
      return id
    },
    make: ({ lin }, id) => lin.call('requestWithdrawal', { id, reason: 'face' }),
  }),
  ...(['withdraw', 'keep'] as const).map((decision) =>
    defineChange({
      title: `${decision} a hidden picture`,
      call: 'decideWithdrawal',
      action: decision === 'keep' ? 'keep' : 'delete',
      async prepare({ lin, teacher }) {
        const id = await send.picture(lin, 'plant', magnolia[0])
        jsonOf(await teacher.call('newPictureAuth', { ids: [id], decision: true }))
        jsonOf(await lin.call('requestWithdrawal', { id, reason: 'not mine' }))
        return jsonOf(await teacher.get('/api/withdrawals')).requests.at(-1).id as string
      },
      make: ({ teacher }, id) => teacher.call('decideWithdrawal', { id, decision }),
    }),
  ),
]

export const kindsOfChange = [
  ...withdrawalChanges,
  ...decisionChanges,
  ...publicationChanges,
  ...creationsAndNominations,
  ...curationChanges,
  ...nameChanges,
]

/** The first change with each action. `npm run test:all` tests every change instead. */
export const oneOfEachAction = kindsOfChange.filter(
  ({ action }, index) => kindsOfChange.findIndex((each) => each.action === action) === index,
)

/**
 * Lists every kind of change. A new call that answers with a `changeId`, and a new action of the activity
 * page, must be listed here: `server/ledger/undo.test.ts` undoes each.
 */
import type { EndpointName } from '../../../contract/endpoints.ts'
import type { Kind } from '../../../contract/kinds.ts'
import {
  artForm,
  editForm,
  fresh,
  good,
  imagesOf,
  newForm,
  photoForm,
  send,
  type World,
} from '../sites/rich-species.ts'
import { grebe, magnolia, mallard } from '../sites/small-collection.ts'
import { curationChanges } from './curation-changes.ts'
import { defineChange } from './kind-of-change.ts'
import { nameChanges } from './name-changes.ts'

const nothing = async () => {}

/** Species that the changes below create, and one that they rename. */
export const novelties = {
  plant: ['Nova approbata', 'Nova rejecta', 'Nova remissa', 'Nova publica', 'Nova renominata'],
  bird: ['Avis approbata', 'Avis rejecta', 'Avis remissa', 'Avis publica', 'Avis renominata'],
} as const

const edited = { plant: magnolia[0], bird: grebe[0] }
const decisions = {
  plant: { edit: 'handleEditDecision', species: 'newPostAuth' },
  bird: { edit: 'handleBirdEditDecision', species: 'newBirdPostAuth' },
} as const
const verdicts = [
  ['approve', true, 'approbata'],
  ['reject', false, 'rejecta'],
  ['return', 'changes', 'remissa'],
] as const

/** Each kind of submission, decided in each way. */
const decided = (['plant', 'bird'] as const).flatMap((of) =>
  verdicts.flatMap(([action, decision, name], place) => {
    const images = async (id: string, { teacher }: World, change?: object) =>
      teacher.call('newPictureAuth', { ids: [id], decision, reason: 'Because', change })
    const decide =
      (call: EndpointName) =>
      ({ teacher }: World, id: string) =>
        teacher.call(call, { id, decision, reason: 'Because' })
    return [
      defineChange({
        what: `${action} a new ${of}`,
        call: decisions[of].species,
        action,
        prepare: ({ lin }) => send.species(lin, of, `${of === 'plant' ? 'Nova' : 'Avis'} ${name}`),
        make: decide(decisions[of].species),
      }),
      defineChange({
        what: `${action} an edit of a ${of}`,
        call: decisions[of].edit,
        action,
        prepare: ({ lin }) => send.edit(lin, of, edited[of], { location: `Place ${place}` }),
        make: decide(decisions[of].edit),
      }),
      defineChange({
        what: `${action} a picture of a ${of}`,
        call: 'newPictureAuth',
        action,
        prepare: ({ lin }) => send.picture(lin, of, edited[of]),
        make: (world, id) => images(id, world, { takenBy: 'Corrected', takenOn: '2024-04-01' }),
      }),
      defineChange({
        what: `${action} an artwork of a ${of}`,
        call: 'newPictureAuth',
        action,
        prepare: ({ lin }) => send.artwork(lin, of, edited[of]),
        make: (world, id) => images(id, world),
      }),
      defineChange({
        what: `${action} a creation of a ${of} whose artwork was sent before`,
        call: 'newCreationAuth',
        action,
        async prepare({ lin }) {
          const art = await fresh()
          await send.artwork(lin, of, edited[of], art)
          return send.creation(lin, of, edited[of], { art })
        },
        make: decide('newCreationAuth'),
      }),
    ]
  }),
)

const published = (['plant', 'bird'] as const).flatMap((of: Kind) => {
  const plant = of === 'plant'
  return [
    defineChange({
      what: `publish a new ${of}`,
      call: plant ? 'uploadPlant' : 'uploadBird',
      action: 'publish',
      prepare: nothing,
      make: ({ teacher }) =>
        teacher.form(plant ? 'uploadPlant' : 'uploadBird', newForm(of, novelties[of][3])),
    }),
    defineChange({
      what: `edit and rename a ${of}`,
      call: plant ? 'updateText' : 'birdUpdateText',
      action: 'edit',
      prepare: nothing,
      make: ({ teacher }) =>
        teacher.call(
          plant ? 'updateText' : 'birdUpdateText',
          editForm(plant ? magnolia[0] : mallard[0], {
            latinName: novelties[of][4],
            location: 'Roof',
            link: 'Kew: kew.org',
          }),
        ),
    }),
    defineChange({
      what: `publish a picture of a ${of}`,
      call: plant ? 'uploadPic' : 'uploadBirdPic',
      action: 'publish',
      prepare: fresh,
      make: ({ teacher }, bytes) =>
        teacher.form(plant ? 'uploadPic' : 'uploadBirdPic', photoForm(of, edited[of]), {
          files: [['a.jpg', bytes]],
        }),
    }),
    defineChange({
      what: `publish an artwork of a ${of}`,
      call: 'uploadArt',
      action: 'publish',
      prepare: fresh,
      make: ({ teacher }, bytes) =>
        teacher.form('uploadArt', artForm(of, edited[of]), { files: [['a.jpg', bytes]] }),
    }),
    defineChange({
      what: `publish a creation of a ${of}`,
      call: 'uploadCreation',
      action: 'publish',
      prepare: async () => ({ pic: await fresh(), art: await fresh() }),
      make: ({ teacher }, { pic, art }) =>
        teacher.form('uploadCreation', artForm(of, edited[of]), {
          pic: [['p.jpg', pic]],
          art: [['a.jpg', art]],
        }),
    }),
  ]
})

const creationsAndNominations = [
  defineChange({
    what: 'approve a creation whose photograph is published',
    call: 'newCreationAuth',
    action: 'approve',
    async prepare(world) {
      const pic = await fresh()
      await send.picture(world.teacher, 'plant', magnolia[0], pic)
      return send.creation(world.chen, 'plant', magnolia[0], { pic })
    },
    make: ({ teacher }, id) => teacher.call('newCreationAuth', { id, decision: 'approve' }),
  }),
  defineChange({
    what: 'nominate a picture',
    call: 'uploadFeatureSingle',
    action: 'feature',
    prepare: async (world) => (await imagesOf(world, 'plant', magnolia[0])).pics[0].path,
    make: ({ chen }, path) => chen.form('uploadFeatureSingle', { plant: magnolia[0], path }),
  }),
  defineChange({
    what: 'nominate an artwork',
    call: 'uploadFeatureArtSingle',
    action: 'feature',
    prepare: async (world) => (await imagesOf(world, 'plant', magnolia[0])).arts[0].path,
    make: ({ chen }, path) => chen.form('uploadFeatureArtSingle', { plant: magnolia[0], path }),
  }),
]

const withdrawn = [
  defineChange({
    what: 'withdraw a pending species with its pictures and a creation',
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
    what: 'hide a published creation at the request of its author',
    call: 'requestWithdrawal',
    action: 'request',
    async prepare({ lin, teacher }) {
      const id = await send.creation(lin, 'plant', magnolia[0])
      good(await teacher.call('newCreationAuth', { id, decision: true }))
      return id
    },
    make: ({ lin }, id) => lin.call('requestWithdrawal', { id, reason: 'face' }),
  }),
  ...(['withdraw', 'keep'] as const).map((decision) =>
    defineChange({
      what: `${decision} a hidden picture`,
      call: 'decideWithdrawal',
      action: decision === 'keep' ? 'keep' : 'delete',
      async prepare({ lin, teacher }) {
        const id = await send.picture(lin, 'plant', magnolia[0])
        good(await teacher.call('newPictureAuth', { ids: [id], decision: true }))
        good(await lin.call('requestWithdrawal', { id, reason: 'not mine' }))
        return good(await teacher.get('/api/withdrawals')).requests.at(-1).id as string
      },
      make: ({ teacher }, id) => teacher.call('decideWithdrawal', { id, decision }),
    }),
  ),
]

export const kindsOfChange = [
  ...withdrawn,
  ...decided,
  ...published,
  ...creationsAndNominations,
  ...curationChanges,
  ...nameChanges,
]

/** The first change with each action. `npm run test:all` tests every change instead. */
export const oneOfEachAction = kindsOfChange.filter(
  ({ action }, place) => kindsOfChange.findIndex((each) => each.action === action) === place,
)

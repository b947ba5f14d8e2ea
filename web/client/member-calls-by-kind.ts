/** Lists the calls that signed-in readers make for plants and for birds. The wire has two names for each call. */
import type { EndpointName } from '../../contract/calls/endpoints.ts'
import type { Kind } from '../../contract/kinds.ts'

export const memberCallsByKind = {
  plant: {
    create: 'uploadPlant',
    edit: 'updateText',
    delete: 'editPageDeletePlant',
    sendPicture: 'uploadPic',
    decideOnNew: 'newPostAuth',
    decideOnEdit: 'handleEditDecision',
  },
  bird: {
    create: 'uploadBird',
    edit: 'birdUpdateText',
    delete: 'editPageDeleteBird',
    sendPicture: 'uploadBirdPic',
    decideOnNew: 'newBirdPostAuth',
    decideOnEdit: 'handleBirdEditDecision',
  },
} as const satisfies Record<Kind, Record<string, EndpointName>>

/** Lists calls of members and admins by kind. A separate file keeps these names out of the scripts of visitors. */
import type { Kind } from '../../kinds.ts'
import type { EndpointName } from '../endpoints.ts'

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

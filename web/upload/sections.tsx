/** The sections of the upload hub, in the specification's order, and the forms each is made of. */
import type { ComponentType } from 'react'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { NewProfile } from './profile/new-profile.tsx'

export interface FormProps {
  username: string
  call: SignedInCall
}

interface UploadForm {
  /** Also its place on the page: `#profile`. */
  id: string
  title: () => string
  Form: ComponentType<FormProps>
}

export interface UploadSection {
  /** As in `?section=`. */
  name: string
  title: () => string
  /** None in a section that is no form: the page fills it. */
  forms: UploadForm[]
  adminsOnly?: true
}

const plant: UploadSection = {
  name: 'plant',
  title: m.upload_section_plant,
  forms: [
    {
      id: 'profile',
      title: m.upload_profile_title,
      Form: (props) => <NewProfile kind="plant" {...props} />,
    },
  ],
}

const bird: UploadSection = {
  name: 'bird',
  title: m.upload_section_bird,
  forms: [
    {
      id: 'profile',
      title: m.upload_profile_title,
      Form: (props) => <NewProfile kind="bird" {...props} />,
    },
  ],
}

const review: UploadSection = {
  name: 'auth',
  title: m.review_section,
  forms: [],
  adminsOnly: true,
}

export const uploadSections: readonly UploadSection[] = [plant, bird, review]

export function sectionNamed(name: string | null): UploadSection {
  return uploadSections.find((section) => section.name === name) ?? plant
}

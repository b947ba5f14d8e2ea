/** Defines the sections of the upload page, in the specification's order, with their forms. */
import type { ComponentType } from 'react'
import type { Role } from '../../contract/endpoint.ts'
import type { CreationCard, Submission } from '../../contract/schemas/submissions.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { CreationForm } from './creations/creation-form.tsx'
import { CreationPreview } from './creations/creation-preview.tsx'
import { PictureForm } from './pictures/picture-form.tsx'
import { NewProfile } from './profile/new-profile.tsx'

export interface FormProps {
  username: string
  isAdmin: boolean
  call: SignedInCall
  /** A new species for which a reviewer requested changes. */
  submission: Submission | undefined
  /** The published and pending creations for the preview. Only admins get the pending creations of other members. */
  creations: readonly CreationCard[]
}

interface UploadForm {
  /** The id of the form, which is also its fragment in the address, such as `#profile`. */
  id: string
  title: () => string
  Form: ComponentType<FormProps>
}

export interface UploadSection {
  /** The value of `?section=`. */
  name: string
  title: () => string
  /** The forms of the section. The page provides the content of a section without forms. */
  forms: UploadForm[]
  /** The role, besides admin, that may use the section. Without this property, the section is for every member. */
  reservedFor?: 'reviewer' | 'admin'
}

const home: UploadSection = {
  name: 'home',
  title: m.upload_section_home,
  forms: [],
  reservedFor: 'admin',
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
    {
      id: 'pictures',
      title: m.pictures_title,
      Form: (props) => <PictureForm kind="plant" {...props} />,
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
    {
      id: 'pictures',
      title: m.pictures_title,
      Form: (props) => <PictureForm kind="bird" {...props} />,
    },
  ],
}

const creation: UploadSection = {
  name: 'creation',
  title: m.upload_section_creation,
  forms: [
    { id: 'creation', title: m.creation_title, Form: CreationForm },
    { id: 'preview', title: m.creation_preview_title, Form: CreationPreview },
  ],
}

const review: UploadSection = {
  name: 'auth',
  title: m.review_section,
  forms: [],
  reservedFor: 'reviewer',
}

export const uploadSections: readonly UploadSection[] = [home, plant, bird, creation, review]

export function sectionNamed(name: string | null): UploadSection {
  return uploadSections.find((section) => section.name === name) ?? plant
}

/** @returns whether a reader with this role may use a section */
export function mayUse(role: Role, { reservedFor }: Pick<UploadSection, 'reservedFor'>): boolean {
  return reservedFor === undefined || role === 'admin' || role === reservedFor
}

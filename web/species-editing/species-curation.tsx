/** Renders an admin's tools on the edit page of a species: for its pictures, its history, merging and deleting. */
import { Link, useNavigate, useRevalidator } from 'react-router'
import { memberCallsByKind } from '../../contract/calls/by-kind/member-calls.ts'
import { type Kind, kinds } from '../../contract/kinds.ts'
import { editAddress, historyAddress } from '../../contract/names.ts'
import { SignInAgain, useSignedInCall } from '../accounts/sign-in-again.tsx'
import { administrationFailure } from '../admin/failure-words.ts'
import { del, post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import type { Profile } from '../profile/profile.ts'
import { forgetNames } from '../search/load-names.ts'
import { threeNames } from '../species/species-names.tsx'
import type { ListedSpecies } from '../species-picker/listed-species.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/dialogs/confirm-dialog.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { artworkItems, pictureItems } from './editable-images.ts'
import { ImageEditor } from './image-editor.tsx'
import { type MergeSelection, MergeSpecies } from './merge-species.tsx'
import styles from './species-curation.module.css'

interface SpeciesCurationProps {
  kind: Kind
  username: string
  profile: Profile
}

const deletedWords: Record<Kind, () => string> = {
  plant: m.curation_plant_deleted,
  bird: m.curation_bird_deleted,
}

export function SpeciesCuration({ kind, username, profile }: SpeciesCurationProps) {
  const { id, names, photographs, artworks, cover } = profile
  const signedIn = useSignedInCall(username)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [confirm, dialog] = useConfirm()
  const showToast = useToast()

  async function confirmAndRun(
    question: { title: string; confirmLabel: string; deletes?: boolean },
    work: () => Promise<unknown>,
    message: string,
  ) {
    const action = () => signedIn.call(work)
    const isRun = await confirm({ ...question, action, messageOf: administrationFailure })
    if (!isRun) return false
    forgetNames(kind)
    showToast({ look: 'success', text: message })
    return true
  }

  async function remove() {
    const title = m.curation_delete_sure({ what: threeNames(names) })
    const isDeleted = await confirmAndRun(
      { title, confirmLabel: m.curation_delete(), deletes: true },
      () => del(memberCallsByKind[kind].delete, { id }),
      deletedWords[kind](),
    )
    if (isDeleted) navigate(kinds[kind].database)
  }

  async function merge(target: ListedSpecies, selection: MergeSelection) {
    const title = m.curation_merge_sure({ from: names.latinName, into: target.latinName })
    const isMerged = await confirmAndRun(
      { title, confirmLabel: m.curation_merge() },
      () =>
        post('mergeSpecies', {
          kind,
          from: names.latinName,
          into: target.latinName,
          ...selection,
        }),
      m.curation_merged(),
    )
    const remainingName = selection.take.includes('latinName') ? names.latinName : target.latinName
    if (isMerged) navigate(editAddress(kind, remainingName))
  }

  return (
    <div className={styles.curation}>
      <section aria-labelledby="gallery-edit">
        <h2 id="gallery-edit">{m.curation_gallery()}</h2>
        <ImageEditor
          table="picture"
          kind={kind}
          name={names.latinName}
          cover={cover}
          items={pictureItems(photographs, names)}
          call={signedIn.call}
          onChanged={revalidate}
        />
      </section>
      <section aria-labelledby="artwork-edit">
        <h2 id="artwork-edit">{m.curation_artwork()}</h2>
        <ImageEditor
          table="artwork"
          kind={kind}
          name={names.latinName}
          items={artworkItems(artworks)}
          call={signedIn.call}
          onChanged={revalidate}
        />
      </section>
      <section aria-labelledby="whole">
        <h2 id="whole">{m.curation_whole()}</h2>
        <p className={styles.ways}>
          <Link to="/upload?section=auth">{m.curation_updates()}</Link>
          <Link to={historyAddress(kind, names.latinName)}>{m.view_to_history()}</Link>
        </p>
        <MergeSpecies kind={kind} from={names.latinName} call={signedIn.call} onMerge={merge} />
        <p>
          <Button look="danger" onClick={remove}>
            {m.curation_delete()}
          </Button>
        </p>
      </section>
      {dialog}
      <SignInAgain state={signedIn} />
    </div>
  )
}

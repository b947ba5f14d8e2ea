/**
 * Renders the upload page without a network, with the queue of photographs that this device stores. The page is public.
 * The device stores the page and the member's name.
 */

import { type Kind, kindNames } from '../../contract/kinds.ts'
import { SignInAgain, useSignedInCall } from '../accounts/sign-in-again.tsx'
import { offlineMember } from '../device/offline-member.ts'
import { m } from '../paraglide/messages.js'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { TabLinks } from '../ui/tab-links.tsx'
import { RestoredWork } from './draft/restored-work.tsx'
import formStyles from './form/form.module.css'
import { uploadWords } from './form/upload-words.ts'
import { PictureForm } from './pictures/picture-form.tsx'
import { useOnline } from './pictures/use-online.ts'
import styles from './upload-page.module.css'

export function OfflineUpload({ kind }: { kind: Kind }) {
  // The saved page is the same for every address and every member, so the member is unknown before hydration.
  const isHydrated = useHydrated()
  const member = isHydrated ? offlineMember() : undefined
  return (
    <div className={styles.page}>
      <h1>{m.upload_title()}</h1>
      {isHydrated && <Connection kind={kind} member={member} />}
      {member && <Queue key={kind} kind={kind} member={member} />}
    </div>
  )
}

function Connection({ kind, member }: { kind: Kind; member: string | undefined }) {
  const isOnline = useOnline()
  const isUnknown = member === undefined
  return (
    <div role="status">
      <p className={formStyles.note}>
        {isOnline ? (
          <>
            {m.upload_offline_back()}{' '}
            {/* The link loads a new document, because the saved page is rendered for a visitor. */}
            <a href={`/upload?section=${kind}`}>{m.upload_offline_open()}</a>
          </>
        ) : isUnknown ? (
          m.upload_offline_nobody()
        ) : (
          m.upload_offline_lead({ username: member })
        )}
      </p>
    </div>
  )
}

function Queue({ kind, member }: { kind: Kind; member: string }) {
  const signedIn = useSignedInCall(member)
  return (
    <>
      <TabLinks
        label={m.upload_sections()}
        tabs={kindNames.map((each) => ({
          to: `?section=${each}`,
          text: uploadWords[each].section(),
          current: each === kind,
        }))}
        look="row"
        preventScrollReset
      />
      <RestoredWork username={member}>
        <section aria-labelledby="pictures">
          <h2 id="pictures">{m.pictures_title()}</h2>
          <PictureForm kind={kind} username={member} call={signedIn.call} />
        </section>
      </RestoredWork>
      <SignInAgain state={signedIn} />
    </>
  )
}

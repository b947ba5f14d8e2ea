/** Renders the frame of a list for admins, with links to the numbered pages of the list. */
import type { ReactNode } from 'react'
import type { Viewer } from '../../contract/rendering/page-context.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { Pager } from '../ui/pager.tsx'
import { AdminsOnly } from './admins-only.tsx'

interface ListForAdminsProps<List> {
  loaderData: { viewer: Viewer; loaded: { page: number; list: List } } | undefined
  title: string
  text?: string
  children: (list: List, call: SignedInCall) => ReactNode
}

export function ListForAdmins<List extends { total: number; pageSize: number }>({
  loaderData,
  title,
  text,
  children,
}: ListForAdminsProps<List>) {
  return (
    <AdminsOnly loaderData={loaderData} title={title}>
      {({ page, list }, call) => (
        <>
          {text && <p>{text}</p>}
          {children(list, call)}
          <Pager
            page={page}
            pages={Math.ceil(list.total / list.pageSize)}
            addressOf={(number) => `?page=${number}`}
          />
        </>
      )}
    </AdminsOnly>
  )
}

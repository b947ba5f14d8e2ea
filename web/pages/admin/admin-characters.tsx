/**
 * Shows /admin/characters with the number of species described for the key, and a grid in which admins describe many
 * species.
 */
import { kindNamed } from '../../../contract/kinds.ts'
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { CharacterGrid } from '../../character-grid/character-grid.tsx'
import { Coverage } from '../../character-grid/coverage.tsx'
import { gridOf } from '../../character-grid/grid.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/admin-characters'

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, async () => {
    const query = new URL(args.request.url).searchParams
    const kind = kindNamed(query.get('kind'))
    return gridOf(await pageOf(args).api.keyTable({ kind }), query)
  })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.characters_grid_title(), description: '', unlisted: true })

export default function AdminCharacters({ loaderData }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={m.characters_grid_title()}>
      {(grid, call) => (
        <>
          <p>{m.characters_grid_text()}</p>
          <Coverage grid={grid} />
          <CharacterGrid
            key={grid.kind}
            grid={grid}
            username={loaderData?.viewer.username ?? ''}
            call={call}
          />
        </>
      )}
    </AdminsOnly>
  )
}

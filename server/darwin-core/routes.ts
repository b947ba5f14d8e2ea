/** Handles the call that describes the content of the data archives. */
import { licenceName } from '../../contract/rights/licences.ts'
import { countSpecies } from '../catalogue/repositories/species.ts'
import type { Queries } from '../database/connection.ts'
import { todayIn } from '../kernel/dates.ts'
import type { Handlers } from '../kernel/handlers.ts'
import { aboutSite, citationOf, dataLicenceWords, type SiteNeeds } from './about-site.ts'
import { countOccurrences } from './occurrences.ts'

export function openDataHandlers({ db, ...needs }: SiteNeeds & { db: Queries }) {
  return {
    async openData() {
      const { rights, data, siteUrl, timeZone } = needs.config
      const site = aboutSite(needs)
      const { wild, all } = await countOccurrences(db, { rights })
      return {
        licence: data.licence,
        licenceName: (site && licenceName(site.licence)) ?? '',
        licenceAddress: site ? dataLicenceWords[site.licence].address : '',
        species: (await countSpecies(db, 'plant')) + (await countSpecies(db, 'bird')),
        occurrences: wild,
        withCultivated: all,
        citation: site ? citationOf(site) : { en: '', zh: '' },
        address: siteUrl ?? '',
        changedOn: todayIn(timeZone),
      }
    },
  } satisfies Partial<Handlers>
}

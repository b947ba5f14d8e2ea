/** Lists the address and the label of each first step. */
import type { Output } from '../../../contract/calls/endpoints.ts'
import { m } from '../../paraglide/messages.js'

type Step = Output<'checklist'>['steps'][number]['step']

export const stepLinks: Record<Step, [address: string, label: () => string]> = {
  name: ['/admin/site/site', m.checklist_name],
  about: ['/admin/site/about', m.checklist_about],
  species: ['/upload', m.checklist_species],
  backup: ['/admin/status#backups', m.checklist_backup],
  admin: ['/admin/accounts', m.checklist_admin],
  rights: ['/rights', m.checklist_rights],
}

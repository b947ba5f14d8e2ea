/** Defines the calls that set up a site, for the first admin, the first steps and the statement of rights. */
import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { nameMaximum } from '../../limits.ts'
import { newPassword, newUsername, userSchema } from '../../schemas/accounts/accounts.ts'
import { schoolSettingsSchema } from '../../school/school-settings.ts'

const { registration, timeZone } = schoolSettingsSchema.shape
const nameText = z.string().trim().min(1).max(nameMaximum)

export const setupCalls = {
  setupState: endpoint({
    method: 'GET',
    path: '/setupState',
    allow: 'visitor',
    summary: 'Whether the site still needs its first admin',
    input: z.object({}),
    output: z.object({
      needed: z.boolean().describe('Whether the site has no admin yet'),
      sample: z
        .boolean()
        .describe('Whether the site has the sample, which the first admin may remove'),
      name: z
        .object({ en: z.string(), zh: z.string() })
        .optional()
        .describe('The current name of the site; absent after the set-up'),
      settings: z
        .array(
          z.object({
            name: z.enum(['registration', 'timeZone']),
            value: z.string().describe('The value in force'),
            variable: z
              .string()
              .nullable()
              .describe(
                'The environment variable that fixes the setting; null if no variable fixes the setting',
              ),
          }),
        )
        .optional()
        .describe('Settings that the first admin may choose; absent after the set-up'),
    }),
  }),
  setup: endpoint({
    method: 'POST',
    path: '/setup',
    allow: 'visitor',
    summary: 'Creates the first admin with the key from the first start, and signs in',
    fails: [409, 429],
    input: z.object({
      key: z.string().min(20).max(100).describe('The part of the address after #'),
      username: newUsername,
      password: newPassword,
      sample: z
        .enum(['keep', 'empty'])
        .describe('`empty` removes the whole sample, if nobody has added anything'),
      name: z
        .strictObject({ en: nameText, zh: nameText })
        .optional()
        .describe('The name of the site in both languages'),
      registration,
      timeZone,
    }),
    output: z.object({
      message: z.string(),
      user: userSchema.describe('The first admin'),
      token: z.string().describe('For programs: Authorization: Bearer {token}'),
    }),
  }),
  checklist: endpoint({
    method: 'GET',
    path: '/checklist',
    allow: 'admin',
    summary: 'The first steps of a new site; empty when all steps are done or dismissed',
    input: z.object({}),
    output: z.object({
      steps: z
        .array(
          z.object({
            step: z
              .enum(['name', 'about', 'species', 'backup', 'admin', 'rights'])
              .describe('The step'),
            done: z
              .boolean()
              .describe('Whether the step is done, as far as the site can determine'),
          }),
        )
        .describe('The steps in their order'),
    }),
  }),
  dismissChecklist: endpoint({
    method: 'POST',
    path: '/dismissChecklist',
    allow: 'admin',
    summary: 'Hides the first steps from all admins, or shows them again',
    input: z.object({ dismissed: z.boolean().describe('False shows the first steps again') }),
    output: z.object({ message: z.string() }),
  }),
  confirmRights: endpoint({
    method: 'POST',
    path: '/confirmRights',
    allow: 'admin',
    summary: 'Records that an admin has read the statement of rights and accepts its texts',
    input: z.object({}),
    output: z.object({ message: z.string() }),
  }),
}

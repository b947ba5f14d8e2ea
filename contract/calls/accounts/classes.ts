/** Defines the calls with which admins manage classes and the details of one account. */
import * as z from 'zod'
import { dayOrEmpty } from '../../dates.ts'
import { endpoint } from '../../endpoint.ts'
import { realNameMaximum } from '../../limits.ts'
import {
  cardSchema,
  changeClassesInput,
  classActSchema,
  className,
  enrolInput,
  lineSchema,
  stepOutcomeSchema,
} from '../../schemas/accounts/classes.ts'

const id = z.uuid()

export const classCalls = {
  enrol: endpoint({
    method: 'POST',
    path: '/enrol',
    allow: 'admin',
    summary: 'Creates accounts from a list of pupils; a repeated list creates no second account',
    input: enrolInput,
    output: z.object({
      lines: z.array(lineSchema).describe('The outcome for each line'),
      cards: z.array(cardSchema).describe('The created accounts; empty in a dry run'),
    }),
  }),
  classCards: endpoint({
    method: 'POST',
    path: '/classCards',
    allow: 'admin',
    summary:
      'New links for the active accounts of a class without a password; former links stop working',
    fails: [404],
    input: z.object({ className }),
    output: z.object({ cards: z.array(cardSchema).describe('One card for each new link') }),
  }),
  classes: endpoint({
    method: 'GET',
    path: '/classes',
    allow: 'admin',
    summary: 'The classes, and the latest class acts',
    input: z.object({}),
    output: z.object({
      classes: z
        .array(
          z.object({
            name: z.string(),
            accounts: z.int(),
            active: z.int().describe('Accounts that are neither disabled nor past their last day'),
            waiting: z.int().describe('Active accounts without a password'),
          }),
        )
        .describe('By name'),
      acts: z.array(classActSchema).describe('Latest first'),
    }),
  }),
  changeClasses: endpoint({
    method: 'POST',
    path: '/changeClasses',
    allow: 'admin',
    summary:
      'Disables, enables or moves whole classes or sets their last day; a failure changes no class',
    fails: [404],
    input: changeClassesInput,
    output: z.object({
      steps: z.array(stepOutcomeSchema).describe('The outcome for each class'),
      actId: z.string().nullable().describe('For /undoClassAct; null in a dry run'),
    }),
  }),
  undoClassAct: endpoint({
    method: 'POST',
    path: '/undoClassAct',
    allow: 'admin',
    summary: 'Undoes a class act, except for accounts that were changed later',
    fails: [404, 409],
    input: z.object({ id: id.describe('The actId of an answer, or an id of /classes') }),
    output: z.object({
      restored: z.int().describe('Accounts restored to their state before the class act'),
      kept: z.int().describe('Accounts that were changed later, which this call does not change'),
    }),
  }),
  setDetails: endpoint({
    method: 'POST',
    path: '/setDetails',
    allow: 'admin',
    summary: 'Sets class, real name and last day of one account; an admin has no last day',
    fails: [404, 409],
    input: z.object({
      id,
      className,
      realName: z
        .string()
        .max(realNameMaximum * 4)
        .describe('Empty for no real name'),
      endsOn: dayOrEmpty().describe('Empty for no last day'),
    }),
    output: z.object({ message: z.string() }),
  }),
}

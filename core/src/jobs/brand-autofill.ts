import { z } from 'zod'
import { ADDRESS_MAX } from '../limits.ts'
import { brandProposalSchema } from '../model/brand-autofill.ts'
import { manyLines } from '../text/text-fields.ts'
import { defineJob, inWorkspace } from './define-job.ts'

/**
 * Reasons why a website gave no result. `refused`: its address must not be called. `type`: its reply is not a page. `unreadable`: reading it ended
 * the process repeatedly. `not_allowed`: the person may no longer edit in the workspace.
 */
export const AUTOFILL_PROBLEMS = [
  'refused',
  'unreachable',
  'type',
  'too_large',
  'nothing_found',
  'unreadable',
  'not_allowed',
] as const

export type AutofillProblem = (typeof AUTOFILL_PROBLEMS)[number]

/** Reads a brand from a website. */
export const brandAutofillJob = defineJob({
  kind: 'brand_autofill',
  service: 'brand_autofill',
  facts: inWorkspace.extend({
    /** The kit that the suggestions are for. Empty in older jobs, whose suggestions are not offered in any kit. */
    kitId: manyLines(128).default(''),
    url: manyLines(ADDRESS_MAX),
  }),
  result: z.object({ problem: z.enum(AUTOFILL_PROBLEMS).nullable(), proposal: brandProposalSchema.nullable() }),
  initial: { problem: null, proposal: null },
  beginners: 'edit_library',
  canCancel: true,
  again: () => ({ problem: null, proposal: null }),
  runsMax: 3,
})

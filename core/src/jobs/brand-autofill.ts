import { z } from 'zod'
import { ADDRESS_MAX } from '../limits.ts'
import { brandProposalSchema } from '../model/brand-autofill.ts'
import { manyLines } from '../text/text-fields.ts'
import { defineJob, inWorkspace } from './define-job.ts'

/**
 * Why a website gave nothing. `refused`: its address must not be called. `type`: what it answers with is no page.
 * `unreadable`: reading it ended the process again and again. `not_allowed`: the person may not edit there any more.
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
    /** The kit that its proposal is for. Empty in jobs from before kits were named: they are offered in none. */
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

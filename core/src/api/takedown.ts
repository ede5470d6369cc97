import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { OFFER_NOTE_MAX } from '../model/offer-limits.ts'
import { TAKEDOWN_CAUSES, TAKEDOWN_KINDS } from '../model/takedown.ts'
import { trimmedLines } from '../text/text-fields.ts'

const subject = { kind: z.enum(TAKEDOWN_KINDS), subjectId: documentId() }

const effectsSchema = z.object({
  title: z.string(),
  /** Empty if the item was made by the product itself. */
  makerName: z.string(),
  /** Number of people who used the item from the gallery. */
  uses: z.int().min(0),
  /** Number of workspaces that use the item, counted up to `TAKEDOWN_COUNT_MAX`. */
  workspaces: z.int().min(0),
  /** Number of decks whose theme uses a font, counted up to `TAKEDOWN_COUNT_MAX`; null for kinds that are copied into decks. */
  decks: z.int().min(0).nullable(),
  /** Number of templates that use a font; null for other kinds. */
  templates: z.int().min(0).nullable(),
})

export type TakedownEffects = z.output<typeof effectsSchema>

/** Counts the people and content that use an offered item, before its takedown. */
export const readTakedownEffects = defineEndpoint({
  method: 'GET',
  path: '/admin/takedowns/:kind/:subjectId/effects',
  auth: 'admin',
  input: z.object(subject),
  output: z.object({ effects: effectsSchema }),
  errors: ['route_not_found', 'not_found', 'rate_limited'],
})

/** Stops offering an item at once (sensitive), with a reason that its maker receives. */
export const takeDown = defineEndpoint({
  method: 'POST',
  path: '/admin/takedowns/:kind/:subjectId',
  auth: 'admin',
  input: z.object({
    ...subject,
    cause: z.enum(TAKEDOWN_CAUSES),
    reason: trimmedLines(OFFER_NOTE_MAX).refine((text) => text !== ''),
  }),
  output: z.object({ isTakenDown: z.literal(true) }),
  errors: [
    'route_not_found',
    'not_found',
    'validation_failed',
    'stale_revision',
    'reauthentication_required',
    'rate_limited',
  ],
})

/** Offers an item again after a takedown (sensitive). */
export const putBack = defineEndpoint({
  method: 'POST',
  path: '/admin/takedowns/:kind/:subjectId/put-back',
  auth: 'admin',
  input: z.object(subject),
  output: z.object({ isTakenDown: z.literal(false) }),
  errors: ['route_not_found', 'not_found', 'stale_revision', 'reauthentication_required', 'rate_limited'],
})

import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { CONTRIBUTION_STATES, contributionSchema } from '../gallery/contribution.ts'
import { galleryTagsSchema, galleryWords, OPEN_LICENCES } from '../gallery/gallery-item.ts'
import { documentId, instant, revision } from '../ids.ts'
import { OFFER_NOTE_MAX, OFFERS_AT_ONCE_MAX } from '../model/offer-limits.ts'
import { takedownSchema } from '../model/takedown.ts'
import { templateKindSchema } from '../scene/templates/deck-template.ts'
import { themeColorsSchema } from '../scene/theme.ts'
import { trimmedLines } from '../text/text-fields.ts'

/** Source of a contribution. A template is made from a deck of the workspace. */
const sourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('template'), deckId: documentId(), postKind: templateKindSchema }),
  z.object({ kind: z.literal('palette'), colors: themeColorsSchema }),
  z.object({ kind: z.literal('hashtags'), tags: galleryTagsSchema }),
])

const ownSchema = contributionSchema
  .pick({ id: true, rev: true, title: true, description: true, licence: true, note: true, updatedAt: true })
  .extend({
    kind: z.enum(['template', 'palette', 'hashtags']),
    state: z.enum(CONTRIBUTION_STATES),
    uses: z.int().min(0),
  })

/** Lists the caller's contributions, most recently changed first. */
export const listOwnContributions = defineEndpoint({
  method: 'GET',
  path: '/contributions',
  auth: 'session',
  input: z.object({}),
  output: z.object({ contributions: z.array(ownSchema) }),
  errors: ['unauthenticated', 'rate_limited'],
})

/**
 * Submits a contribution under an open licence. `contributionId` names one of the caller's earlier contributions that is not approved or rejected
 * yet, to change it. `statement` confirms that it is the caller's own work.
 */
export const offerContribution = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/contributions',
  auth: 'member',
  right: 'edit_library',
  input: z.object({
    workspaceId: documentId(),
    contributionId: documentId().optional(),
    ...galleryWords,
    licence: z.enum(OPEN_LICENCES),
    statement: z.literal(true),
    source: sourceSchema,
  }),
  output: z.object({ contributionId: documentId() }),
  errors: [
    'unauthenticated',
    'not_found',
    'forbidden',
    'validation_failed',
    'offer_refused',
    'offers_full',
    'service_off',
    'rate_limited',
  ],
})

/** Withdraws a contribution and removes it from the gallery. A rejected one stays rejected. Repeating it changes nothing. */
export const withdrawContribution = defineEndpoint({
  method: 'POST',
  path: '/contributions/:contributionId/withdraw',
  auth: 'session',
  input: z.object({ contributionId: documentId() }),
  output: z.object({ state: z.enum(CONTRIBUTION_STATES) }),
  errors: ['unauthenticated', 'not_found', 'rate_limited'],
})

/** Lists the contributions in one state, earliest submitted first. */
export const listContributions = defineEndpoint({
  method: 'GET',
  path: '/admin/contributions',
  auth: 'admin',
  input: z.object({ state: z.enum(CONTRIBUTION_STATES) }),
  output: z.object({
    contributions: z.array(
      ownSchema.extend({ makerName: z.string(), submittedAt: instant(), takedown: takedownSchema.nullable() }),
    ),
  }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Reads a contribution with its content and its last reviewed version. */
export const readContribution = defineEndpoint({
  method: 'GET',
  path: '/admin/contributions/:contributionId',
  auth: 'admin',
  input: z.object({ contributionId: documentId() }),
  output: z.object({ contribution: contributionSchema.omit({ schema: true, fingerprint: true }) }),
  errors: ['route_not_found', 'not_found', 'rate_limited'],
})

/** Publishes or refuses a contribution, or asks its author for changes. */
export const decideContribution = defineEndpoint({
  method: 'POST',
  path: '/admin/contributions/:contributionId/decide',
  auth: 'admin',
  input: z.object({
    contributionId: documentId(),
    rev: revision(),
    decision: z.enum(['approve', 'reject', 'askForChanges']),
    note: trimmedLines(OFFER_NOTE_MAX),
  }),
  output: z.object({ state: z.enum(CONTRIBUTION_STATES) }),
  errors: ['route_not_found', 'not_found', 'stale_revision', 'rate_limited'],
})

/** Decides on several waiting contributions one after the other, with a result for each. */
export const decideContributions = defineEndpoint({
  method: 'POST',
  path: '/admin/contributions/decide',
  auth: 'admin',
  input: z.object({
    decision: z.enum(['approve', 'reject', 'askForChanges']),
    note: trimmedLines(OFFER_NOTE_MAX),
    offers: z
      .array(z.object({ contributionId: documentId(), rev: revision() }))
      .min(1)
      .max(OFFERS_AT_ONCE_MAX),
  }),
  output: z.object({
    /** `changed`: it was changed or decided on in the meantime. */
    results: z.array(z.object({ contributionId: documentId(), outcome: z.enum(['decided', 'changed', 'gone']) })),
  }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

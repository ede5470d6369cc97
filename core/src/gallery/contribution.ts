import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { FULL_NAME_MAX } from '../limits.ts'
import { manyLines } from '../text/text-fields.ts'
import { OFFER_NOTE_MAX } from '../model/offer-limits.ts'
import { documentBase } from '../model/document.ts'
import { takedownSchema } from '../model/takedown.ts'
import { galleryContentSchema, galleryWords, OPEN_LICENCES } from './gallery-item.ts'

export const CONTRIBUTION_STATES = ['waiting', 'changesAsked', 'approved', 'rejected', 'withdrawn'] as const

export type ContributionState = (typeof CONTRIBUTION_STATES)[number]

/** Result of the layout test of a contributed design: every slide fitted in this number of formats and cases. */
export const fitResultSchema = z.object({
  slides: z.int().min(1),
  formats: z.int().min(1),
  cases: z.int().min(1),
  checkedAt: instant(),
})

/** A person's contribution to the gallery, `contributions/{id}`; `createdBy` is its maker. */
export const contributionSchema = documentBase.extend({
  ...galleryWords,
  makerName: z.string().min(1).max(FULL_NAME_MAX),
  licence: z.enum(OPEN_LICENCES),
  /** Time when the maker confirmed that the work is their own and may be offered under the licence. */
  acceptedAt: instant(),
  content: galleryContentSchema,
  /** Last reviewed content, for comparison with the current offer. */
  reviewed: galleryContentSchema.nullable(),
  state: z.enum(CONTRIBUTION_STATES),
  /** Note of the reviewer to the maker. */
  note: manyLines(OFFER_NOTE_MAX),
  /** Id of the contribution's version in the gallery, after approval. */
  itemId: documentId().nullable(),
  /** Reason why the operator removed the contribution from the gallery, until it is restored. */
  takedown: takedownSchema.nullable().default(null),
  /** Null if the content is not a design, and for offers from before results were stored. */
  fit: fitResultSchema.nullable().default(null),
  /** Hash of the content: equal contents have equal hashes. */
  fingerprint: z.string().max(64),
})

export type Contribution = z.infer<typeof contributionSchema>

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

/** How a design was tried out when it was offered: every slide fitted in so many formats and cases. */
export const fitResultSchema = z.object({
  slides: z.int().min(1),
  formats: z.int().min(1),
  cases: z.int().min(1),
  checkedAt: instant(),
})

/** What a person offers to the gallery, `contributions/{id}`; `createdBy` is its maker. */
export const contributionSchema = documentBase.extend({
  ...galleryWords,
  makerName: z.string().min(1).max(FULL_NAME_MAX),
  licence: z.enum(OPEN_LICENCES),
  /** When its maker said that the work is their own and may be offered under the licence. */
  acceptedAt: instant(),
  content: galleryContentSchema,
  /** What was reviewed last, for the comparison with what is offered now. */
  reviewed: galleryContentSchema.nullable(),
  state: z.enum(CONTRIBUTION_STATES),
  /** What the reviewer wrote to the maker. */
  note: manyLines(OFFER_NOTE_MAX),
  /** Of its version in the gallery, once it is approved. */
  itemId: documentId().nullable(),
  /** Why the operator took it out of the gallery, until it is put back. */
  takedown: takedownSchema.nullable().default(null),
  /** Null for what is no design, and for offers from before results were kept. */
  fit: fitResultSchema.nullable().default(null),
  /** Equal for equal contents. */
  fingerprint: z.string().max(64),
})

export type Contribution = z.infer<typeof contributionSchema>

import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { EMAIL_MAX, FULL_NAME_MAX, USERNAME_MAX, WORKSPACE_NAME_MAX } from '../limits.ts'
import { GRAM_MAX } from '../text/text-grams.ts'
import { documentBase } from './document.ts'
import { userSchema } from './user.ts'

export const PERSON_ENTRY_SCHEMA = 1
export const PERSON_INDEX_STATE_SCHEMA = 1

/** Workspaces of a person that are listed and found: the ones joined first. */
export const PERSON_WORKSPACES_MAX = 20
/** More than names, address and all workspaces have, unless their letters stand for many others each. */
export const PERSON_GRAMS_MAX = 8_000
export const SORT_NAME_MAX = 200

/** Texts of a person that are searched and listed. */
const personTextsSchema = z.object({
  fullName: z.string().max(FULL_NAME_MAX),
  email: z.string().max(EMAIL_MAX),
  username: z.string().max(USERNAME_MAX),
  workspaces: z
    .array(z.object({ id: documentId(), name: z.string().max(WORKSPACE_NAME_MAX) }))
    .max(PERSON_WORKSPACES_MAX),
})
export type PersonTexts = z.infer<typeof personTextsSchema>

/** A person as admins list and find them, `personIndex/{uid}`: made anew of account, memberships and subscription when one of them changes. */
export const personEntrySchema = documentBase.extend({
  uid: documentId(),
  ...personTextsSchema.shape,
  /** The name as lists are sorted by it. */
  sortName: z.string().max(SORT_NAME_MAX),
  registeredAt: instant(),
  role: userSchema.shape.role,
  status: userSchema.shape.status,
  deletesAt: instant().nullable(),
  isLeaving: z.boolean(),
  /** The plan that the person has; `free` without a subscription. */
  planId: documentId(),
  grams: z.array(z.string().max(2 * GRAM_MAX)).max(PERSON_GRAMS_MAX),
})
export type PersonEntry = z.infer<typeof personEntrySchema>

/** How far older accounts are indexed, `personIndexState/backfill`. */
export const personIndexStateSchema = documentBase.extend({
  /** The version of the entries that are made; another one begins anew. */
  entrySchema: z.int().min(1),
  /** The last account that was indexed; null before the first. */
  afterUid: documentId().nullable(),
  doneAt: instant().nullable(),
})
export type PersonIndexState = z.infer<typeof personIndexStateSchema>

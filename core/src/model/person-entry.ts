import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { EMAIL_MAX, FULL_NAME_MAX, USERNAME_MAX, WORKSPACE_NAME_MAX } from '../limits.ts'
import { GRAM_MAX } from '../text/text-grams.ts'
import { documentBase } from './document.ts'
import { userSchema } from './user.ts'

export const PERSON_ENTRY_SCHEMA = 1
export const PERSON_INDEX_STATE_SCHEMA = 1

/** Maximum number of a person's workspaces that are listed and searched: those joined first. */
export const PERSON_WORKSPACES_MAX = 20
/** Maximum number of grams per person: more than name, address and all workspaces need, unless many of their letters expand to several others. */
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

/** A person as listed and found by admins, `personIndex/{uid}`: rebuilt when account, memberships or subscription change. */
export const personEntrySchema = documentBase.extend({
  uid: documentId(),
  ...personTextsSchema.shape,
  /** Name used to sort lists. */
  sortName: z.string().max(SORT_NAME_MAX),
  registeredAt: instant(),
  role: userSchema.shape.role,
  status: userSchema.shape.status,
  deletesAt: instant().nullable(),
  isLeaving: z.boolean(),
  /** The person's plan; `free` without a subscription. */
  planId: documentId(),
  grams: z.array(z.string().max(2 * GRAM_MAX)).max(PERSON_GRAMS_MAX),
})
export type PersonEntry = z.infer<typeof personEntrySchema>

/** Progress of indexing older accounts, `personIndexState/backfill`. */
export const personIndexStateSchema = documentBase.extend({
  /** Version of the indexed entries; another version restarts the backfill. */
  entrySchema: z.int().min(1),
  /** Uid of the last account that was indexed; null before the first. */
  afterUid: documentId().nullable(),
  doneAt: instant().nullable(),
})
export type PersonIndexState = z.infer<typeof personIndexStateSchema>

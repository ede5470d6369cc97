import { type ProfileDraft, profileDraftSchema } from '@postwright/core/model/profile'
import { PROFILE_BIO_MAX, PROFILE_KEYWORDS_MAX, PROFILE_SCORES_MAX } from '@postwright/core/model/profile-limits'
import { z } from 'zod'
import type { DraftParts } from '@/documents/merge/draft-parts.ts'

const keySchema = z.object({ id: z.string() })
const keyOf = (item: unknown) => keySchema.safeParse(item).data?.id ?? null

/** Joins two versions of a profile: texts line by line, keywords and scores one by one. */
export const PROFILE_PARTS: DraftParts<ProfileDraft> = {
  shape: {
    kind: 'fields',
    fields: {
      bio: { kind: 'text', max: PROFILE_BIO_MAX },
      keywords: { kind: 'set', max: PROFILE_KEYWORDS_MAX },
      looks: { kind: 'list', keyOf, item: { kind: 'fields', fields: {} }, max: 2 },
      scores: { kind: 'list', keyOf, item: { kind: 'fields', fields: {} }, max: PROFILE_SCORES_MAX },
    },
  },
  putTogether: (parts) => profileDraftSchema.safeParse(parts).data ?? null,
}

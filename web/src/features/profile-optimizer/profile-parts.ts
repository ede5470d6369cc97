import {
  type ProfileDraft,
  profileDraftSchema,
  PROFILE_BIO_MAX,
  PROFILE_KEYWORDS_MAX,
  PROFILE_SCORES_MAX,
} from '@postwright/core/model/profile'
import type { DraftParts } from '@/documents/merge/draft-parts.ts'
import { keyedList } from '@/documents/merge/merge-shape.ts'

/** Describes how two versions of a profile are merged: texts line by line, keywords and scores one by one. */
export const PROFILE_PARTS: DraftParts<ProfileDraft> = {
  shape: {
    kind: 'fields',
    fields: {
      bio: { kind: 'text', max: PROFILE_BIO_MAX },
      keywords: { kind: 'set', max: PROFILE_KEYWORDS_MAX },
      looks: keyedList('id', 2),
      scores: keyedList('id', PROFILE_SCORES_MAX),
    },
  },
  putTogether: (parts) => profileDraftSchema.safeParse(parts).data ?? null,
}

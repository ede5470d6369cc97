import {
  BRAND_BANNED_HASHTAGS_MAX,
  BRAND_COLORS_MAX,
  BRAND_DESCRIPTION_MAX,
  BRAND_HASHTAG_GROUPS_MAX,
  BRAND_LOGOS_MAX,
  BRAND_PICTURE_STYLE_MAX,
  BRAND_SAMPLES_MAX,
  BRAND_VOICE_RULES_MAX,
  BRAND_WORDS_MAX,
} from '@postwright/core/model/brand-limits'
import { STRICT_RULES } from '@postwright/core/model/brand-strictness'
import { POST_CONNECTIONS_MAX } from '@postwright/core/limits'
import { brandKitDraftSchema, type BrandKitDraft } from '@postwright/core/model/brand-kit'
import type { DraftParts } from '@/documents/merge/draft-parts.ts'
import { type MergeShape, keyedList } from '@/documents/merge/merge-shape.ts'

const words: MergeShape = { kind: 'set', max: BRAND_WORDS_MAX }

/** Merges a kit changed on two sides colour by colour, word by word, and so on. */
export const kitParts: DraftParts<BrandKitDraft> = {
  shape: {
    kind: 'fields',
    fields: {
      description: { kind: 'text', max: BRAND_DESCRIPTION_MAX },
      pictureStyle: { kind: 'text', max: BRAND_PICTURE_STYLE_MAX },
      channels: { kind: 'set', max: POST_CONNECTIONS_MAX },
      logos: keyedList('id', BRAND_LOGOS_MAX),
      colors: keyedList('id', BRAND_COLORS_MAX),
      samples: keyedList('id', BRAND_SAMPLES_MAX),
      fonts: { kind: 'fields', fields: {} },
      strictness: keyedList('rule', STRICT_RULES.length),
      hashtags: {
        kind: 'fields',
        fields: {
          groupIds: { kind: 'set', max: BRAND_HASHTAG_GROUPS_MAX },
          banned: { kind: 'set', max: BRAND_BANNED_HASHTAGS_MAX },
        },
      },
      voice: {
        kind: 'fields',
        fields: {
          tone: { kind: 'fields', fields: {} },
          rules: { kind: 'set', max: BRAND_VOICE_RULES_MAX },
          banned: keyedList('word', BRAND_WORDS_MAX),
          preferred: keyedList('word', BRAND_WORDS_MAX),
          required: words,
          terms: words,
        },
      },
    },
  },
  putTogether: (parts) => brandKitDraftSchema.safeParse(parts).data ?? null,
}

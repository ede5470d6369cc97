import {
  personaDraftSchema,
  PROOF_KINDS,
  type PersonaDraft,
  PERSONA_CONTEXT_MAX,
  PERSONA_EVIDENCE_MAX,
  PERSONA_POINT_WORDS_MAX,
  PERSONA_POINTS_MAX,
  PERSONA_WORDS_MAX,
} from '@postwright/core/model/persona'
import { PLATFORMS } from '@postwright/core/platforms/platform'
import type { DraftParts } from '@/documents/merge/draft-parts.ts'
import type { MergeShape } from '@/documents/merge/merge-shape.ts'

const POINTS: MergeShape = {
  kind: 'list',
  keyOf: idOf,
  item: { kind: 'fields', fields: { words: { kind: 'set', max: PERSONA_POINT_WORDS_MAX } } },
  max: PERSONA_POINTS_MAX,
}

/** Describes how two versions of a persona are merged: point by point, quote by quote, word by word. */
export const PERSONA_PARTS: DraftParts<PersonaDraft> = {
  shape: {
    kind: 'fields',
    fields: {
      context: { kind: 'text', max: PERSONA_CONTEXT_MAX },
      goals: POINTS,
      pains: POINTS,
      objections: POINTS,
      uses: { kind: 'set', max: PERSONA_WORDS_MAX },
      avoids: { kind: 'set', max: PERSONA_WORDS_MAX },
      platforms: { kind: 'set', max: PLATFORMS.length },
      proof: { kind: 'set', max: PROOF_KINDS.length },
      evidence: { kind: 'list', keyOf: idOf, item: { kind: 'fields', fields: {} }, max: PERSONA_EVIDENCE_MAX },
    },
  },
  putTogether: (parts) => personaDraftSchema.safeParse(parts).data ?? null,
}

function idOf(item: unknown): string | null {
  return typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : null
}

import { z } from 'zod'
import { documentId } from '../ids.ts'
import { ADDRESS_MAX, CALENDAR_DAY_MAX } from '../limits.ts'
import { platformSchema, PLATFORMS } from '../platforms/platform.ts'
import { oneLine, manyLines } from '../text/text-fields.ts'

/** Limits of personas and of the comments that they are created from. */

export const PERSONA_NAME_MAX = 80

export const PERSONA_SUMMARY_MAX = 200

export const PERSONA_CONTEXT_MAX = 1_000

/** Maximum number of goals, pains or objections of one persona, the length of each, and the number of keywords by which a draft mentions it. */
export const PERSONA_POINTS_MAX = 20

export const PERSONA_POINT_MAX = 200

export const PERSONA_POINT_WORDS_MAX = 12

/** Maximum number of words that a persona uses or avoids, and maximum length of such a word or of a point's keyword. */
export const PERSONA_WORDS_MAX = 40

export const PERSONA_WORD_MAX = 40

export const PERSONA_GRADE_MAX = 18

export const PERSONA_EVIDENCE_MAX = 100

export const PERSONA_QUOTE_MAX = 500

export const PERSONA_SOURCE_MAX = 120

export const PERSONAS_MAX = 20

/** Maximum number of comments grouped at once, and (`COMMENT_MAX`) maximum length that is read of each. */
export const COMMENTS_MAX = 5_000

/** Limit of the comment count over all imports of a persona. */
export const IMPORTED_COMMENTS_MAX = 10_000_000

export const COMMENT_MAX = 2_000

/** Kinds of proof that convince readers. */
export const PROOF_KINDS = ['number', 'quote', 'link', 'name'] as const

/** A goal, pain or objection of a persona. */
export const personaPointSchema = z.object({
  id: documentId(),
  text: manyLines(PERSONA_POINT_MAX),
  /** Keywords; a draft with any of them mentions the point. */
  words: z.array(oneLine(PERSONA_WORD_MAX)).max(PERSONA_POINT_WORDS_MAX),
  /** Number of imported comments that mention the point, and of comments in total; 0 of 0 if none were imported. */
  count: z.int().min(0).max(COMMENTS_MAX),
  of: z.int().min(0).max(COMMENTS_MAX),
})

export type PersonaPoint = z.infer<typeof personaPointSchema>

/** A quote, its source, and the points that it supports. */
export const evidenceSchema = z.object({
  id: documentId(),
  quote: manyLines(PERSONA_QUOTE_MAX),
  source: manyLines(PERSONA_SOURCE_MAX),
  url: manyLines(ADDRESS_MAX),
  points: z.array(documentId()).max(PERSONA_POINTS_MAX),
})

export type Evidence = z.infer<typeof evidenceSchema>

const pointsSchema = z.array(personaPointSchema).max(PERSONA_POINTS_MAX)
const wordsSchema = z.array(oneLine(PERSONA_WORD_MAX)).max(PERSONA_WORDS_MAX)

/** The fields of a persona that editors write. */
export const personaDraftSchema = z.object({
  name: oneLine(PERSONA_NAME_MAX),
  /** Description of the persona in one line. */
  summary: manyLines(PERSONA_SUMMARY_MAX),
  /** Image of the persona; at most one. */
  pictures: z.array(documentId()).max(1),
  /** Situation in which the persona reads. */
  context: manyLines(PERSONA_CONTEXT_MAX),
  goals: pointsSchema,
  pains: pointsSchema,
  objections: pointsSchema,
  uses: wordsSchema,
  avoids: wordsSchema,
  /** Highest school grade of texts that the persona reads easily; 0 for any. */
  gradeMax: z.int().min(0).max(PERSONA_GRADE_MAX),
  platforms: z.array(platformSchema).max(PLATFORMS.length),
  proof: z.array(z.enum(PROOF_KINDS)).max(PROOF_KINDS.length),
  evidence: z.array(evidenceSchema).max(PERSONA_EVIDENCE_MAX),
  /** Total number of imported comments, and the day of the last import in days since 1970; 0 for none. */
  importedCount: z.int().min(0).max(IMPORTED_COMMENTS_MAX),
  importedDay: z.int().min(0).max(CALENDAR_DAY_MAX),
})

export type PersonaDraft = z.infer<typeof personaDraftSchema>

/** Returns a persona that has only a name. */
export function emptyPersona(name: string): PersonaDraft {
  const none = { goals: [], pains: [], objections: [], uses: [], avoids: [], platforms: [], proof: [], evidence: [] }
  return { name, summary: '', pictures: [], context: '', ...none, gradeMax: 0, importedCount: 0, importedDay: 0 }
}

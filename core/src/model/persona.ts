import { z } from 'zod'
import { documentId } from '../ids.ts'
import { ADDRESS_MAX, CALENDAR_DAY_MAX } from '../limits.ts'
import { platformSchema, PLATFORMS } from '../platforms/platform.ts'
import { oneLine, manyLines } from '../text/text-fields.ts'

/** Of personas and of the comments that they are made from. */

export const PERSONA_NAME_MAX = 80

export const PERSONA_SUMMARY_MAX = 200

export const PERSONA_CONTEXT_MAX = 1_000

/** Goals, pains or objections of one persona, the text of each, and the words by which a draft is known to speak of it. */
export const PERSONA_POINTS_MAX = 20

export const PERSONA_POINT_MAX = 200

export const PERSONA_POINT_WORDS_MAX = 12

/** Words that a persona uses, or that put it off; also the length of a word that tells a point. */
export const PERSONA_WORDS_MAX = 40

export const PERSONA_WORD_MAX = 40

export const PERSONA_GRADE_MAX = 18

export const PERSONA_EVIDENCE_MAX = 100

export const PERSONA_QUOTE_MAX = 500

export const PERSONA_SOURCE_MAX = 120

export const PERSONAS_MAX = 20

/** Comments that are grouped at once, and how much of each is read. */
export const COMMENTS_MAX = 5_000

/** Comments that are counted over all imports of a persona. */
export const IMPORTED_COMMENTS_MAX = 10_000_000

export const COMMENT_MAX = 2_000

/** What readers can be convinced by. */
export const PROOF_KINDS = ['number', 'quote', 'link', 'name'] as const

/** Something that a persona wants, suffers from, objects to. */
export const personaPointSchema = z.object({
  id: documentId(),
  text: manyLines(PERSONA_POINT_MAX),
  /** By any of these a draft is known to speak of it. */
  words: z.array(oneLine(PERSONA_WORD_MAX)).max(PERSONA_POINT_WORDS_MAX),
  /** In how many of how many imported comments it was said; 0 of 0 where no comments were asked. */
  count: z.int().min(0).max(COMMENTS_MAX),
  of: z.int().min(0).max(COMMENTS_MAX),
})

export type PersonaPoint = z.infer<typeof personaPointSchema>

/** A quote, where it is from, and the points that it supports. */
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

/** What editors write of a persona. */
export const personaDraftSchema = z.object({
  name: oneLine(PERSONA_NAME_MAX),
  /** Who this is in one line. */
  summary: manyLines(PERSONA_SUMMARY_MAX),
  /** Its picture; no more than one. */
  pictures: z.array(documentId()).max(1),
  /** The situation in which it reads. */
  context: manyLines(PERSONA_CONTEXT_MAX),
  goals: pointsSchema,
  pains: pointsSchema,
  objections: pointsSchema,
  uses: wordsSchema,
  avoids: wordsSchema,
  /** The school grade that is read with ease; 0 for any. */
  gradeMax: z.int().min(0).max(PERSONA_GRADE_MAX),
  platforms: z.array(platformSchema).max(PLATFORMS.length),
  proof: z.array(z.enum(PROOF_KINDS)).max(PROOF_KINDS.length),
  evidence: z.array(evidenceSchema).max(PERSONA_EVIDENCE_MAX),
  /** Comments that were imported in all, and the day of the last import in days since 1970; 0 for none. */
  importedCount: z.int().min(0).max(IMPORTED_COMMENTS_MAX),
  importedDay: z.int().min(0).max(CALENDAR_DAY_MAX),
})

export type PersonaDraft = z.infer<typeof personaDraftSchema>

/** A persona of which nothing but the name is known. */
export function emptyPersona(name: string): PersonaDraft {
  const none = { goals: [], pains: [], objections: [], uses: [], avoids: [], platforms: [], proof: [], evidence: [] }
  return { name, summary: '', pictures: [], context: '', ...none, gradeMax: 0, importedCount: 0, importedDay: 0 }
}

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

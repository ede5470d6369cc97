import { cleanComments } from './cluster/clean-comments.ts'
import type { Topic, TopicMaterial } from './cluster/describe-topic.ts'
import { findTopics } from './cluster/find-topics.ts'
import { gradeOfComments } from './cluster/grade-of-comments.ts'
import { languageOf } from './cluster/language-of.ts'
import { wordsOf } from './cluster/terms.ts'
import { vocabularyOf, type UsedWord } from './cluster/vocabulary.ts'
import { COMMENTS_MAX } from '../model/persona.ts'

/** Conclusions from comments about the people who wrote them, to be accepted part by part. */
export type PersonaProposal = {
  /** Numbers of comments: distinct ones that were read, those without words, those that repeat another, and those without a topic. */
  read: number
  blank: number
  doubled: number
  ungrouped: number
  topics: readonly Topic[]
  /** Material for deriving topics when a person merges or splits the proposed ones. */
  material: TopicMaterial
  uses: readonly UsedWord[]
  /** School grade; 0 if not known. */
  grade: number
}

/**
 * Derives a proposal for a persona from comments.
 * @param onProgress called with values from 0 to 1
 */
export function proposePersona(
  texts: readonly string[],
  onProgress: (share: number) => void = () => undefined,
): PersonaProposal {
  const given = texts.slice(0, COMMENTS_MAX)
  const { comments, blank, doubled } = cleanComments(given)
  const language = languageOf(comments.flatMap((comment) => wordsOf(comment)))
  const uses = vocabularyOf(comments, language)
  const grade = gradeOfComments(comments, language)
  const { topics, material } = findTopics(comments, language, onProgress)
  const grouped = topics.reduce((sum, { count }) => sum + count, 0)
  return {
    read: comments.length,
    blank,
    doubled,
    ungrouped: comments.length - grouped,
    topics,
    material,
    uses,
    grade,
  }
}

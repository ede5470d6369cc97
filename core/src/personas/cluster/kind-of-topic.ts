import { ownValue } from '../../own-value.ts'
import { CUE_WORDS, TOPIC_KINDS, type TopicKind } from './cue-words.ts'
import { wordsOf } from './words-of.ts'

/** What a topic is taken for, and the words that say so with the number of comments that have them. */
export type TopicJudgement = { kind: TopicKind | null; because: readonly { word: string; count: number }[] }

/** So many of its comments have to say it. */
const SHARE_MIN = 0.15
const SHOWN = 3

/** What comments of one topic are, by the words they use; null where no such words are known or too few have them. */
export function kindOfTopic(comments: readonly string[], language: string | null): TopicJudgement {
  const cues = language === null ? undefined : ownValue(CUE_WORDS, language)
  if (!cues) return { kind: null, because: [] }
  const lines = comments.map((comment) => ` ${wordsOf(comment).join(' ')} `)
  const judged = TOPIC_KINDS.map((kind) => {
    const found = cues[kind].map((word) => ({ word, count: lines.filter((line) => line.includes(` ${word} `)).length }))
    const said = lines.filter((line) => cues[kind].some((word) => line.includes(` ${word} `))).length
    return { kind, said, because: found.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count) }
  })
  const [best] = judged.toSorted((a, b) => b.said - a.said)
  if (!best || best.said < Math.max(1, comments.length * SHARE_MIN)) return { kind: null, because: [] }
  return { kind: best.kind, because: best.because.slice(0, SHOWN) }
}

/** Languages that checks of spelling and grammar know. */
export const KNOWN_LANGUAGES = ['en', 'de', 'es', 'fr'] as const

export type KnownLanguage = (typeof KNOWN_LANGUAGES)[number]

/** A stretch of a text, in UTF-16 units, `to` excluded. */
export type Stretch = { from: number; to: number }

export type Word = Stretch & { text: string; lower: string; syllables: number }

export type Sentence = Stretch & { text: string; words: readonly Word[] }

export type Tag = Stretch & { tag: string }

/** A text taken apart once for all checks. Words inside links, mentions and hashtags are none of its words. */
export type TextAnalysis = {
  text: string
  /** Rules about words only say something about English. */
  isEnglish: boolean
  /** Of those that checks of spelling and grammar know; null for any other, and where none stands out. */
  language: KnownLanguage | null
  words: readonly Word[]
  sentences: readonly Sentence[]
  lines: readonly (Stretch & { text: string })[]
  links: readonly (Stretch & { address: string })[]
  mentions: readonly Stretch[]
  tags: readonly Tag[]
  emoji: readonly Stretch[]
  /** What stands between backticks. */
  code: readonly Stretch[]
}

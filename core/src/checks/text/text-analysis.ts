/** Languages that checks of spelling and grammar know. */
export const KNOWN_LANGUAGES = ['en', 'de', 'es', 'fr'] as const

export type KnownLanguage = (typeof KNOWN_LANGUAGES)[number]

/** A stretch of a text, in UTF-16 units, `to` excluded. */
export type TextRange = { from: number; to: number }

export type Word = TextRange & { text: string; lower: string; syllables: number }

export type Sentence = TextRange & { text: string; words: readonly Word[] }

export type Tag = TextRange & { tag: string }

/** A text taken apart once for all checks. Words inside links, mentions and hashtags are none of its words. */
export type TextAnalysis = {
  text: string
  /** Rules about words only say something about English. */
  isEnglish: boolean
  /** Of those that checks of spelling and grammar know; null for any other, and where none stands out. */
  language: KnownLanguage | null
  words: readonly Word[]
  sentences: readonly Sentence[]
  lines: readonly (TextRange & { text: string })[]
  links: readonly (TextRange & { address: string })[]
  mentions: readonly TextRange[]
  tags: readonly Tag[]
  emoji: readonly TextRange[]
  /** What stands between backticks. */
  code: readonly TextRange[]
}

/** The Flesch-Kincaid grade: the years of school after which a text reads with ease. Zero for a text without words. */
export function gradeOf({ words, sentences }: Pick<TextAnalysis, 'words' | 'sentences'>): number {
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + word.syllables, 0)
  return 0.39 * (words.length / Math.max(1, sentences.length)) + 11.8 * (syllables / words.length) - 15.59
}

/** Answers which link, hashtag or mention overlaps a range, in the time of a search in sorted ranges. */
export function coverOf({ links, tags, mentions }: TextAnalysis): (range: TextRange) => TextRange | undefined {
  const covers: TextRange[] = [...links, ...tags, ...mentions].toSorted((a, b) => a.from - b.from)
  return ({ from, to }) => {
    let [low, high] = [0, covers.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((covers[middle]?.to ?? 0) <= from) low = middle + 1
      else high = middle
    }
    const found = covers[low]
    return found && found.from < to ? found : undefined
  }
}

/** A name amid an English sentence: a word with a capital, or with one inside, such as “iOS”. */
export const NAME_IN_TEXT = /(?<=[\p{Ll},;:] )(?:\p{Lu}\p{L}{2,}|\p{Ll}+\p{Lu}\p{L}*)/u

/** Languages supported by the spelling and grammar checks. */
export const KNOWN_LANGUAGES = ['en', 'de', 'es', 'fr'] as const

export type KnownLanguage = (typeof KNOWN_LANGUAGES)[number]

/** A range of a text, in UTF-16 units, `to` excluded. */
export type TextRange = { from: number; to: number }

export type Word = TextRange & { text: string; lower: string; syllables: number }

export type Sentence = TextRange & { text: string; words: readonly Word[] }

export type Tag = TextRange & { tag: string }

/** Analysis of a text, made once for all checks. `words` excludes the words inside links, mentions and hashtags. */
export type TextAnalysis = {
  text: string
  /** True for English: most rules about words only apply to English. */
  isEnglish: boolean
  /** A language supported by the spelling and grammar checks; null for any other, and if unclear. */
  language: KnownLanguage | null
  words: readonly Word[]
  sentences: readonly Sentence[]
  lines: readonly (TextRange & { text: string })[]
  links: readonly (TextRange & { address: string })[]
  mentions: readonly TextRange[]
  tags: readonly Tag[]
  emoji: readonly TextRange[]
  /** Text between backticks. */
  code: readonly TextRange[]
}

/** Returns the Flesch-Kincaid grade: the years of school after which a text is easy to read. Zero for a text without words. */
export function gradeOf({ words, sentences }: Pick<TextAnalysis, 'words' | 'sentences'>): number {
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + word.syllables, 0)
  return 0.39 * (words.length / Math.max(1, sentences.length)) + 11.8 * (syllables / words.length) - 15.59
}

/** Returns a function that finds the link, hashtag or mention that overlaps a range, by binary search. */
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

/** A name within an English sentence: a word with a leading or inner capital, such as “iOS”. */
export const NAME_IN_TEXT = /(?<=[\p{Ll},;:] )(?:\p{Lu}\p{L}{2,}|\p{Ll}+\p{Lu}\p{L}*)/u

import { foldText } from '../text/text-grams.ts'
import { type LibraryFields, libraryFieldsSchema, MEDIA_WORDS_MAX } from './media-library.ts'

type Named = { name: string } & Pick<LibraryFields, 'altText' | 'tags'>

const PREFIX_MIN = 2
const PREFIX_MAX = 12
const NAME_KEY_MAX = 200

/** Returns the fields derived from the texts of a file: its sort key by name, and the prefixes for search. */
export function getSearchFields({ name, altText, tags }: Named): Pick<LibraryFields, 'nameKey' | 'words'> {
  const words = new Set(tags.map(tagWord))
  for (const text of [name, ...tags, altText]) {
    for (const word of splitWords(text)) for (const start of getPrefixes(word)) words.add(start)
  }
  return { nameKey: foldText(name).slice(0, NAME_KEY_MAX), words: [...words].slice(0, MEDIA_WORDS_MAX) }
}

/** Returns the fields of a file that was just added to the library. */
export function newLibraryFields(name: string): LibraryFields {
  const fields = libraryFieldsSchema.parse({})
  return { ...fields, ...getSearchFields({ ...fields, name }) }
}

/** Returns the index entry for a tag: its folded text with a leading `#`. */
export function tagWord(tag: string): string {
  return `#${foldText(tag)}`.slice(0, 64)
}

/** Returns the index entry to query: the prefix of the longest word of a query; null if the query is too short. */
export function getQueryWord(query: string): string | null {
  const [longest = ''] = splitWords(query).toSorted((a, b) => b.length - a.length)
  const letters = Array.from(longest).slice(0, PREFIX_MAX)
  return letters.length < PREFIX_MIN ? null : letters.join('')
}

/** Returns whether every word of a query is a prefix of a word of the file. */
export function matchesQuery(file: Named, query: string): boolean {
  const words = [file.name, ...file.tags, file.altText].flatMap(splitWords)
  return splitWords(query).every((asked) => words.some((word) => word.startsWith(asked)))
}

/** Returns the folded words of a text: sequences of letters and digits. */
export function splitWords(text: string): string[] {
  const words: string[] = []
  let word = ''
  for (const letter of `${foldText(text)} `) {
    if (isWordLetter(letter)) word += letter
    else if (word !== '') {
      words.push(word)
      word = ''
    }
  }
  return words
}

/** Returns whether a character is neither white space nor punctuation, so that words of every script are found. */
function isWordLetter(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  if (code >= 0x80) return letter.trim() !== '' && !WIDE_MARKS.has(letter)
  return (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x7a)
}

const WIDE_MARKS = new Set('“”„‘’‚«»‹›–—…·•。、，！？（）「」『』')

function getPrefixes(word: string): string[] {
  const letters = Array.from(word)
  const longest = Math.min(PREFIX_MAX, letters.length)
  if (longest < PREFIX_MIN) return []
  return Array.from({ length: longest - PREFIX_MIN + 1 }, (_, at) => letters.slice(0, PREFIX_MIN + at).join(''))
}

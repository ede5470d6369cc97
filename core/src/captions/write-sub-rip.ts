import { plainWords } from './plain-words.ts'
import { type Cue, cueTime } from './read-captions.ts'

/** The cues as a SubRip file, numbered from 1. Cues without words are left out; an arrow between words would be read as times. */
export function writeSubRip(cues: readonly Cue[]): string {
  return cues
    .map(({ from, to, text }) => ({ from, to, words: plainWords(text).replaceAll('-->', '→') }))
    .filter(({ words }) => words !== '')
    .map(({ from, to, words }, index) => `${index + 1}\n${time(from)} --> ${time(to)}\n${words}\n`)
    .join('\n')
}

/** SubRip parts the milliseconds off with a comma. */
const time = (at: number): string => cueTime(at).replace('.', ',')

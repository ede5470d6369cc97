import { ownValue } from '../own-value.ts'

/** Tags of WebVTT: voices, classes, languages, looks, ruby, and moments within a cue; and the one of SubRip for colours. */
const TAG = /<\/?(?:v|c|i|b|u|lang|ruby|rt|font)(?:[.\s][^<>]*)?>|<(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}>/g

const CHARACTERS: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00A0',
  '&lrm;': '\u200E',
  '&rlm;': '\u200F',
  '&amp;': '&',
}
const NAMED = new RegExp(Object.keys(CHARACTERS).join('|'), 'g')

/** The words of a cue of WebVTT as they are read, without its tags and with its named characters; lines without words are left out. */
export function plainWords(cue: string): string {
  const words = cue.replaceAll(TAG, '').replaceAll(NAMED, (name) => ownValue(CHARACTERS, name) ?? name)
  const lines = words.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join('\n')
}

import { diffWordsWithSpace } from 'diff'

/** A stretch of words that both texts have, or that only the earlier or the later one has. */
export type DiffPiece = { kind: 'same' | 'removed' | 'added'; text: string }

/** How long two long texts without much in common may be compared, in milliseconds. */
const PATIENCE = 500

/** What was taken out of a text and what was put in, word by word, in every script. */
export function wordDiff(before: string, after: string): DiffPiece[] {
  const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  const changes = diffWordsWithSpace(before, after, { intlSegmenter, timeout: PATIENCE })
  if (!changes) return [...piece('removed', before), ...piece('added', after)]
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}

function piece(kind: DiffPiece['kind'], text: string): DiffPiece[] {
  return text === '' ? [] : [{ kind, text }]
}

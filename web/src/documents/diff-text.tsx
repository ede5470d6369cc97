import styles from './diff-text.module.css'
import { diffWordsWithSpace } from 'diff'

type Props = {
  before: string
  after: string
  /** Shows only one of the two texts, with the parts missing in the other one marked; defaults to both. */
  side?: 'before' | 'after'
  /** Unit of comparison: `whole` for values that cannot be compared word by word. */
  by?: 'words' | 'whole'
}

const HIDDEN = { before: 'added', after: 'removed' } as const

/** Shows a text with removed and added words. */
export function DiffText({ before, after, side, by = 'words' }: Props) {
  const all = by === 'words' ? wordDiff(before, after) : wholeDiff(before, after)
  const pieces = all.filter(({ kind }) => side === undefined || kind !== HIDDEN[side])
  return (
    <span className={styles.text}>
      {pieces.map((each, at) => (
        <Piece key={`${at} ${each.kind}`} piece={each} isAlone={side !== undefined} />
      ))}
    </span>
  )
}

function wholeDiff(before: string, after: string): DiffPiece[] {
  const pieces: DiffPiece[] = [
    { kind: 'removed', text: before },
    { kind: 'same', text: before !== '' && after !== '' ? ' ' : '' },
    { kind: 'added', text: after },
  ]
  return pieces.filter(({ text }) => text !== '')
}

/** Shows a piece of a text. If only one of the two texts is shown, the piece is marked as different instead of removed or added. */
function Piece({ piece: { kind, text }, isAlone }: { piece: DiffPiece; isAlone: boolean }) {
  if (isAlone && kind !== 'same') return <mark className={styles.other}>{text}</mark>
  if (kind === 'added') return <ins className={styles.added}>{text}</ins>
  return kind === 'removed' ? <del className={styles.removed}>{text}</del> : text
}

/** A text range that both texts have, or only the earlier or the later one. */
type DiffPiece = { kind: 'same' | 'removed' | 'added'; text: string }

/** Time limit for comparing two long texts without much in common, in milliseconds. */
const PATIENCE = 500

/** Compares two texts word by word, in every script. After `PATIENCE`, the whole texts count as removed and added. */
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

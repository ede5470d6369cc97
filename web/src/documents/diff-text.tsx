import styles from './diff-text.module.css'
import { wordDiff, type DiffPiece } from './word-diff.ts'

type Props = {
  before: string
  after: string
  /** One of the two alone, with what the other does not have marked; both unless given. */
  side?: 'before' | 'after'
  /** `whole` for values, whose words are none of another one. */
  by?: 'words' | 'whole'
}

const HIDDEN = { before: 'added', after: 'removed' } as const

/** A text with the words that were taken out and put in. */
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

/** Beside the other text nothing is taken out or put in: the words are only others. */
function Piece({ piece: { kind, text }, isAlone }: { piece: DiffPiece; isAlone: boolean }) {
  if (isAlone && kind !== 'same') return <mark className={styles.other}>{text}</mark>
  if (kind === 'added') return <ins className={styles.added}>{text}</ins>
  return kind === 'removed' ? <del className={styles.removed}>{text}</del> : text
}

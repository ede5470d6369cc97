import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldText, type Fold } from './fold-text.ts'
import styles from './post-text.module.css'
import { textSegments } from '@/ui/preview-text.tsx'

type MarkedText = { at: number; text: string; kind: 'plain' | 'link' | 'mention' | 'tag' }

/** What a network makes stand out; `names`: `@ann`, `domains`: only names such as `@ann.example.com`. */
export type TextMarks = { links: boolean; tags: boolean; mentions: 'names' | 'domains' | 'none' }

const NAME = /(?<=^|[\s([])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.@-]*[\p{L}\p{N}_])?/gu

/** A text in the pieces that one network sets apart; joined, they are the text again. */
export function markText(text: string, { links, tags, mentions }: TextMarks): MarkedText[] {
  const isOff = { plain: false, link: !links, tag: !tags, mention: mentions === 'none' }
  return textSegments(text).flatMap(({ at, text: piece, kind }): MarkedText[] => {
    if (isOff[kind]) return [{ at, text: piece, kind: 'plain' }]
    if (kind !== 'plain' || mentions !== 'names') return [{ at, text: piece, kind }]
    return namesIn(piece).map((part) => ({ ...part, at: at + part.at }))
  })
}

function namesIn(text: string): MarkedText[] {
  const pieces: MarkedText[] = []
  let at = 0
  for (const { 0: name, index } of text.matchAll(NAME)) {
    if (index > at) pieces.push({ at, text: text.slice(at, index), kind: 'plain' })
    pieces.push({ at: index, text: name, kind: 'mention' })
    at = index + name.length
  }
  if (at < text.length) pieces.push({ at, text: text.slice(at), kind: 'plain' })
  return pieces
}

const ALL_MARKS: TextMarks = { links: true, tags: true, mentions: 'names' }

type Props = {
  text: string
  fold?: Fold | null
  /** The network's own words for the rest; `line`: in a line of its own below the text. */
  more?: { words: string; line?: boolean }
  marks?: TextMarks
  shortens?: boolean
  /** What stands before the text in its first line. */
  lead?: ReactNode
  /** Reads the network's own markup. */
  read?: (text: string) => ReactNode
}

/** The words of a post, cut where the network's feed cuts them; the rest comes with its "more". */
export function PostText({ text, fold = null, more, marks = ALL_MARKS, shortens = false, lead, read }: Props) {
  const { t } = useTranslation('previews')
  const [isOpen, setOpen] = useState(false)
  const [shown, rest] = foldText(text.trimEnd(), fold)
  if (shown === '' && rest === '' && lead === undefined) return null
  const start = lead !== undefined && <>{lead} </>
  const words = (piece: string) => read?.(piece) ?? <RichText text={piece} marks={marks} shortens={shortens} />
  if (rest === '' || more === undefined) {
    return (
      <p className={styles.text}>
        {start}
        {words(shown)}
      </p>
    )
  }
  return (
    <div className={styles.text} data-line={more.line}>
      {start}
      {words(isOpen ? shown : `${shown.trimEnd()}… `)}
      {isOpen && (
        <>
          <span className={styles.fold} aria-hidden="true" />
          {words(rest)}{' '}
        </>
      )}
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('previews:less') : more.words}
      </button>
    </div>
  )
}

type RichTextProps = {
  text: string
  marks: TextMarks
  /** Whether the network shortens addresses. */ shortens: boolean
}

/** Words with what the network makes stand out; nothing here can be followed. */
export function RichText({ text, marks, shortens }: RichTextProps) {
  return markText(text, marks).map(({ at, text: piece, kind }) =>
    kind === 'plain' ? (
      piece
    ) : (
      <span key={at} className={styles.mark} data-kind={kind}>
        {kind === 'link' && shortens ? shortLink(piece) : piece}
      </span>
    ),
  )
}

/** Many networks leave out the scheme and cut long addresses. */
function shortLink(link: string): string {
  const shown = link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
  return shown.length > 30 ? `${shown.slice(0, 27)}…` : shown
}

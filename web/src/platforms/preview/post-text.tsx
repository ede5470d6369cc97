import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldText, type Fold } from './fold-text.ts'
import styles from './post-text.module.css'
import { textSegments } from '@/ui/preview-text.tsx'

type MarkedText = { at: number; text: string; kind: 'plain' | 'link' | 'mention' | 'tag' }

/** Text that a network highlights; `names`: `@ann`, `domains`: only names such as `@ann.example.com`. */
export type TextMarks = { links: boolean; tags: boolean; mentions: 'names' | 'domains' | 'none' }

const NAME = /(?<=^|[\s([])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.@-]*[\p{L}\p{N}_])?/gu

/** Splits a text into highlighted and plain parts, as a network shows it; concatenated, the parts equal the text. */
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
  /** The network's label for the rest of the text; `line`: on a separate line below the text. */
  more?: { words: string; line?: boolean }
  marks?: TextMarks
  shortens?: boolean
  /** Content before the text on its first line. */
  lead?: ReactNode
  /** Renders the network's own markup. */
  read?: (text: string) => ReactNode
}

/** Shows the text of a post, cut at the fold of the network's feed; the rest is shown with the "more" button. */
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
  /** True if the network shortens addresses. */ shortens: boolean
}

/** Shows text with the network's highlighting; links are not clickable. */
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

/** Returns a link as most networks show it: without the scheme, and cut if long. */
function shortLink(link: string): string {
  const shown = link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
  return shown.length > 30 ? `${shown.slice(0, 27)}…` : shown
}

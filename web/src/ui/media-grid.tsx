import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { countColumns, gridTarget } from './grid-target.ts'
import styles from './media-picker.module.css'
import { IconCheck, IconPhoto } from '@tabler/icons-react'
import { formatLength } from './format-length.ts'
import { MediaView } from './media-view.tsx'
import type { MediaType } from '@postwright/core/media/media-type'
import type { ReadState } from './data-state.tsx'

type Props = {
  items: readonly MediaItem[]
  chosen: readonly MediaItem[]
  taken: readonly string[]
  /** True if no more items can be chosen; chosen items can still be removed. */
  isFull: boolean
  onToggle: (item: MediaItem) => void
}

/** Shows files in rows, as one tab stop. Arrow keys move, Space or Enter chooses. */
export function MediaGrid({ items, chosen, taken, isFull, onToggle }: Props) {
  const { t } = useTranslation('ui')
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const current = Math.min(at, items.length - 1)

  function move(event: KeyboardEvent) {
    const tiles = [...(list.current?.children ?? [])].filter((tile) => tile instanceof HTMLElement)
    const target = gridTarget(event.key, current, items.length, countColumns(tiles))
    if (target === null) return
    event.preventDefault()
    setAt(target)
    tiles[target]?.focus()
  }

  return (
    <div
      ref={list}
      className={styles.grid}
      role="listbox"
      aria-multiselectable="true"
      aria-label={t('ui:media.grid')}
      aria-orientation="horizontal"
      onKeyDown={move}
    >
      {items.map((item, index) => (
        <MediaTile
          key={item.id}
          item={item}
          isChosen={chosen.some(({ id }) => id === item.id)}
          isTaken={taken.includes(item.id)}
          isFull={isFull}
          isStop={index === current}
          onFocus={() => setAt(index)}
          onToggle={() => onToggle(item)}
        />
      ))}
    </div>
  )
}

type MediaTileProps = {
  item: MediaItem
  isChosen: boolean
  isTaken: boolean
  isFull: boolean
  /** True for the tile that receives the focus from the Tab key. */
  isStop: boolean
  onFocus: () => void
  onToggle: () => void
}

/** Shows one file of the grid: chosen, available, unavailable, or already used. */
function MediaTile({ item, isChosen, isTaken, isFull, isStop, onFocus, onToggle }: MediaTileProps) {
  const { t } = useTranslation('ui')
  const { name, width, height, url, durationMs, pages } = item
  const facts = factsOf()
  const isOff = isTaken || (isFull && !isChosen)

  function factsOf(): string {
    if (pages !== null) return t('ui:media.pages', { count: pages })
    if (durationMs !== null) return formatLength(durationMs)
    return t('ui:media.size', { width, height })
  }

  function press(event: KeyboardEvent) {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (!isOff) onToggle()
  }

  return (
    <div
      className={styles.tile}
      role="option"
      tabIndex={isStop ? 0 : -1}
      aria-selected={isChosen}
      aria-disabled={isOff}
      aria-label={isTaken ? t('ui:media.taken', { name }) : t('ui:media.item', { name, facts })}
      title={name}
      onFocus={onFocus}
      onClick={() => !isOff && onToggle()}
      onKeyDown={press}
    >
      {url === null ? (
        <IconPhoto className={styles.waiting} size="1.5rem" aria-hidden />
      ) : (
        <MediaView className={styles.image} mime={item.mime} url={url} alt="" />
      )}
      {(durationMs !== null || pages !== null) && <span className={styles.facts}>{facts}</span>}
      {isTaken && <span className={styles.taken}>{t('ui:media.takenMark')}</span>}
      <span className={styles.mark} aria-hidden="true">
        {isChosen && <IconCheck size="0.875rem" stroke={3} />}
      </span>
    </div>
  )
}

/** A file to choose from. */
export type MediaItem = {
  id: string
  name: string
  mime: MediaType
  width: number
  height: number
  durationMs: number | null
  pages: number | null
  /** Alt text from the library, offered where the file is used. */
  altText?: string
  /** Null while the address is unknown. */
  url: string | null
}

/** One page of files. */
export type MediaPage = ReadState<readonly MediaItem[]>

import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { gridTarget } from './grid-target.ts'
import type { MediaItem } from './media-page.ts'
import styles from './media-picker.module.css'
import { MediaTile } from './media-tile.tsx'

type Props = {
  items: readonly MediaItem[]
  chosen: readonly MediaItem[]
  taken: readonly string[]
  /** No more can be chosen; what is chosen can be let go. */
  isFull: boolean
  onToggle: (item: MediaItem) => void
}

/** Pictures in rows; one stop of the Tab key, arrow keys inside, Space or Enter chooses. */
export function MediaGrid({ items, chosen, taken, isFull, onToggle }: Props) {
  const { t } = useTranslation('ui')
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const current = Math.min(at, items.length - 1)

  function move(event: KeyboardEvent) {
    const tiles = [...(list.current?.children ?? [])].filter((tile) => tile instanceof HTMLElement)
    const target = gridTarget(event.key, current, items.length, columnsOf(tiles))
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

/** How many tiles stand in the first row, as laid out now. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const below = tiles.findIndex((tile) => tile.offsetTop > (tiles[0]?.offsetTop ?? 0))
  return below === -1 ? tiles.length : below
}

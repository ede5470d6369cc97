import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { gridTarget } from '@/ui/grid-target.ts'
import styles from './insert-panels.module.css'

export type Tile = { key: string; label: string; drawing: ReactNode; onPick: () => void }

type Props = { label: string; columns: number; tiles: readonly Tile[] }

/** A grid of small drawings to choose from: one tab stop, with arrow keys to move between tiles. */
export function TileGrid({ label, columns, tiles }: Props) {
  const [held, setHeld] = useState(0)
  const at = Math.min(held, tiles.length - 1)

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const next = gridTarget(event.key, at, tiles.length, columns)
    if (next === null) return
    event.preventDefault()
    setHeld(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className={styles.tiles} style={{ '--columns': columns }} role="toolbar" aria-label={label} onKeyDown={press}>
      {tiles.map(({ key, label: name, drawing, onPick }, place) => (
        <button
          key={key}
          type="button"
          className={styles.tile}
          aria-label={name}
          title={name}
          tabIndex={place === at ? 0 : -1}
          onFocus={() => setHeld(place)}
          onClick={onPick}
        >
          {drawing}
        </button>
      ))}
    </div>
  )
}

import { IconCheck, IconFileTypePdf, IconMovie, IconMusic, IconPhoto, IconStarFilled } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mediaKind } from '@postwright/core/media/media-kind'
import type { Media } from '@postwright/core/model/media'
import { useDragItem } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { formatLength } from '@/ui/format-length.ts'
import { countColumns, gridTarget } from '@/ui/grid-target.ts'
import type { useRowSelection } from '@/ui/use-row-selection.ts'
import styles from './media-library.module.css'

type Selection = ReturnType<typeof useRowSelection<Media>>

type Props = {
  files: readonly Media[]
  urlOf: (mediaId: string) => string | null
  /** True if similar images are shown together, with a marker per group. */
  isGrouped: boolean
  selection: Selection
  store: DragStore
  onOpen: (mediaId: string) => void
  onTrash: (files: readonly Media[]) => void
}

/**
 * Shows files in rows, as one tab stop. Arrow keys move, and extend the selection with Shift; Space selects, Enter opens, Delete moves to the trash,
 * and Ctrl or Command with A selects all.
 */
export function FileGrid({ files, urlOf, isGrouped, selection, store, onOpen, onTrash }: Props) {
  const { t } = useTranslation('media-library')
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const current = Math.min(at, files.length - 1)
  const groups = isGrouped ? [...new Set(files.map(({ lookGroup }) => lookGroup))] : []
  const numbers = new Map(groups.map((group, place) => [group, place + 1]))

  function press(event: KeyboardEvent): void {
    const file = files[current]
    if (!file || event.defaultPrevented) return
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.selectAll()
    else if (event.key === ' ') selection.toggle(file.id, event.shiftKey)
    else if (event.key === 'Enter') onOpen(file.id)
    else if (event.key === 'Delete') onTrash(selection.selected.length > 0 ? selection.selected : [file])
    else if (!move(event)) return
    event.preventDefault()
  }

  function move({ key, shiftKey }: KeyboardEvent): boolean {
    const tiles = [...(list.current?.children ?? [])].filter((tile) => tile instanceof HTMLElement)
    const target = gridTarget(key, current, files.length, countColumns(tiles))
    if (target === null) return false
    if (shiftKey) {
      const [from, to] = [Math.min(current, target), Math.max(current, target)]
      selection.add(files.slice(from, to + 1).map(({ id }) => id))
    }
    setAt(target)
    tiles[target]?.focus()
    return true
  }

  return (
    <div
      ref={list}
      className={styles.grid}
      role="listbox"
      aria-multiselectable="true"
      aria-label={t('media-library:files')}
      aria-orientation="horizontal"
      onKeyDown={press}
    >
      {files.map((file, index) => (
        <FileTile
          key={file.id}
          file={file}
          url={urlOf(file.id)}
          group={numbers.get(file.lookGroup) ?? 0}
          isStop={index === current}
          isSelected={selection.isSelected(file.id)}
          store={store}
          onFocus={() => setAt(index)}
          onSelect={(isRange) => selection.toggle(file.id, isRange)}
          onOpen={() => onOpen(file.id)}
        />
      ))}
    </div>
  )
}

type TileProps = {
  file: Media
  url: string | null
  /** Number of the file's group; 0 for none. */
  group: number
  isStop: boolean
  isSelected: boolean
  store: DragStore
  onFocus: () => void
  onSelect: (isRange: boolean) => void
  onOpen: () => void
}

function FileTile({ file, url, group, isStop, isSelected, store, onFocus, onSelect, onOpen }: TileProps) {
  const { t } = useTranslation('media-library')
  const { item, pointer } = useDragItem(store, file.id)
  const uses = file.uses === 0 ? t('media-library:uses.none') : t('media-library:uses.count', { count: file.uses })

  /** Selects the file on a click on its checkmark or with Shift, Ctrl or Command; any other click opens it. */
  function click(event: MouseEvent): void {
    const isOnMark = event.target instanceof Element && event.target.closest('[data-mark]') !== null
    if (isOnMark || event.shiftKey || event.ctrlKey || event.metaKey) onSelect(event.shiftKey)
    else onOpen()
  }

  return (
    <div
      {...item}
      {...pointer}
      className={styles.tile}
      role="option"
      tabIndex={isStop ? 0 : -1}
      aria-selected={isSelected}
      title={file.name}
      onFocus={onFocus}
      onClick={click}
    >
      <span className={styles.picture}>
        {url === null ? (
          <KindSign file={file} />
        ) : (
          <img className={styles.image} src={url} alt="" loading="lazy" decoding="async" draggable={false} />
        )}
        {file.durationMs !== null && <span className={styles.length}>{formatLength(file.durationMs)}</span>}
        {group > 0 && <span className={styles.group}>{t('media-library:group', { number: group })}</span>}
        {file.isStarred && <IconStarFilled className={styles.star} size="1rem" aria-hidden />}
        <span className={styles.mark} data-mark aria-hidden="true">
          {isSelected && <IconCheck size="0.875rem" stroke={3} />}
        </span>
      </span>
      <span className={styles.fileName}>{file.name || t('media-library:untitled')}</span>
      <span className={styles.fact}>{uses}</span>
      {file.isStarred && <span className="visually-hidden">{t('media-library:starred')}</span>}
    </div>
  )
}

const SIGNS = { image: IconPhoto, video: IconMovie, document: IconFileTypePdf, audio: IconMusic } as const

function KindSign({ file }: { file: Media }) {
  const Sign = SIGNS[mediaKind(file.mime)]
  return <Sign className={styles.sign} size="2rem" stroke={1.5} aria-hidden />
}

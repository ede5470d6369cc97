import { IconCheck, IconPhoto } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLength } from './format-length.ts'
import type { MediaItem } from './media-page.ts'
import styles from './media-picker.module.css'
import { MediaView } from './media-view.tsx'

type Props = {
  item: MediaItem
  isChosen: boolean
  isTaken: boolean
  isFull: boolean
  /** The Tab key stops here. */
  isStop: boolean
  onFocus: () => void
  onToggle: () => void
}

/** One picture of the grid: chosen, free, out of reach, or part of it already. */
export function MediaTile({ item, isChosen, isTaken, isFull, isStop, onFocus, onToggle }: Props) {
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

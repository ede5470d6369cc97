import { ActionIcon, Textarea } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPhotoOff, IconTrash } from '@tabler/icons-react'
import { useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ALT_TEXT_MAX } from '@postwright/core/limits'
import { MediaView } from '@/ui/media-view.tsx'
import type { DraftPicture } from './use-draft-pictures.ts'
import styles from './picture-item.module.css'

type Props = {
  picture: DraftPicture
  /** Place in the post, from 0. */
  at: number
  count: number
  onMove: (from: number, to: number) => void
  onDescribe: (alt: string) => void
  onRemove: () => void
}

/** Marks a drag as one of our pictures and carries its place. */
const DRAG_TYPE = 'application/x-picture-place'

/** One picture: what it shows, its description, and its place among the others by mouse or by button. */
export function PictureItem({ picture, at, count, onMove, onDescribe, onRemove }: Props) {
  const { t } = useTranslation('studio')
  const [isTarget, setTarget] = useState(false)
  const number = at + 1
  const isVideoPicture = picture.mime?.startsWith('video/') ?? false
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes(DRAG_TYPE)

  function dragOver(event: DragEvent) {
    if (!isOurs(event)) return
    event.preventDefault()
    setTarget(true)
  }

  function drop(event: DragEvent) {
    setTarget(false)
    if (!isOurs(event)) return
    event.preventDefault()
    onMove(Number(event.dataTransfer.getData(DRAG_TYPE)), at)
  }

  return (
    <li
      className={styles.item}
      data-target={isTarget || undefined}
      aria-label={t('studio:pictures.number', { number, total: count })}
      onDragOver={dragOver}
      onDragLeave={() => setTarget(false)}
      onDrop={drop}
    >
      <div
        className={styles.picture}
        draggable={count > 1}
        onDragStart={(event) => event.dataTransfer.setData(DRAG_TYPE, String(at))}
      >
        {picture.url !== null && (
          <MediaView
            className={styles.image}
            mime={picture.mime ?? 'image/jpeg'}
            url={picture.url}
            alt={picture.alt === '' && isVideoPicture ? t('studio:pictures.playVideo', { number }) : picture.alt}
            isPlayable
          />
        )}
        {picture.isGone && <IconPhotoOff className={styles.gone} aria-hidden />}
      </div>
      <div className={styles.words}>
        {picture.isGone && <p className={styles.problem}>{t('studio:pictures.gone')}</p>}
        <Textarea
          classNames={{ input: styles.alt, description: styles.count }}
          aria-label={t('studio:pictures.alt', { number })}
          placeholder={t('studio:pictures.altPlaceholder')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={ALT_TEXT_MAX}
          value={picture.alt}
          onChange={(event) => onDescribe(event.currentTarget.value)}
          description={t('studio:pictures.altCount', { used: picture.alt.length, max: ALT_TEXT_MAX })}
          inputWrapperOrder={['input', 'description']}
        />
      </div>
      <div className={styles.actions}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('studio:pictures.moveUp', { number })}
          disabled={at === 0}
          onClick={() => onMove(at, at - 1)}
        >
          <IconArrowUp size="1.125rem" aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('studio:pictures.moveDown', { number })}
          disabled={at === count - 1}
          onClick={() => onMove(at, at + 1)}
        >
          <IconArrowDown size="1.125rem" aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('studio:pictures.remove', { number })}
          onClick={onRemove}
        >
          <IconTrash size="1.125rem" aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
}

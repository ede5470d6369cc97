import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FilmFormat } from '@postwright/core/model/script'
import { FORMATS } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { SlideImage } from '@/decks/drawing/slide-image.tsx'
import { DragGrip } from '@/drag/drag-grip.tsx'
import { useDragItem } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { formatLength } from '@/ui/format-length.ts'
import { useFileDrop } from '@/ui/use-file-drop.ts'
import { useImageSource } from '@/stored-decks/use-image-source.ts'
import type { FilmScene } from '../film/film.ts'
import styles from './storyboard.module.css'

/** Maximum size of a card in CSS pixels. */
const WIDTH = 150
const HEIGHT = 200

type Props = {
  scene: FilmScene
  at: number
  count: number
  name: string
  picture: Scene
  format: FilmFormat
  isShown: boolean
  isReadOnly: boolean
  dragged: DragStore
  onChoose: () => void
  onFiles: (files: File[]) => void
}

/** Shows a preview of a scene with its number and length. */
export function SceneCard(props: Props) {
  const { scene, at, count, name, picture, format, isShown, isReadOnly, dragged, onChoose, onFiles } = props
  const { t } = useTranslation('scripts')
  const pictures = useImageSource()
  const drag = useDragItem(dragged, scene.slideId)
  const drop = useFileDrop(onFiles)
  const { width, height } = FORMATS[format]
  const number = at + 1
  return (
    <li
      className={styles.card}
      {...drag.item}
      {...(!isReadOnly && drop.props)}
      data-shown={isShown || undefined}
      data-over={drop.isOver || undefined}
    >
      <UnstyledButton
        className={styles.choose}
        aria-current={isShown}
        aria-label={t('scripts:scene.open', { number, name })}
        onClick={onChoose}
      >
        <SlideImage
          className={styles.picture}
          scene={picture}
          slideId={scene.slideId}
          format={format}
          width={Math.round(Math.min(WIDTH, (HEIGHT * width) / height))}
          pictures={pictures}
        />
      </UnstyledButton>
      <div className={styles.below}>
        <span className={styles.number}>{number}</span>
        <span className={styles.length}>{formatLength(scene.end - scene.start)}</span>
        {!isReadOnly && count > 1 && (
          <DragGrip className={styles.grip} drag={drag} label={t('scripts:scene.grip', { number })} />
        )}
      </div>
      <p className={styles.words}>{name}</p>
    </li>
  )
}

import { IconEyeOff } from '@tabler/icons-react'
import type { SceneSlide } from '@postwright/core/scene/scene'
import { FORMATS, type Format } from '@postwright/core/scene/format'
import type { DragEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '@/ui/action-menu.tsx'
import type { OfferedAction } from '@/config/action.ts'
import { SlidePicture } from '../../drawing/slide-picture.tsx'
import { useEditor } from '../editor-context.ts'
import styles from './slides-panel.module.css'
import { useCalmScene } from './use-calm-scene.ts'

const HEIGHT = 76

type Props = {
  slide: SceneSlide
  /** Its position, from 1, of how many. */
  place: number
  total: number
  format: Format
  isCurrent: boolean
  drop: 'before' | 'after' | null
  actions: readonly OfferedAction[]
  onChoose: () => void
  onKey: (event: KeyboardEvent) => void
  onDrag: (event: DragEvent<HTMLElement>) => void
}

/** One slide in the strip: its picture, its number, and what can be done with it. */
export function SlideTile({ slide, place, total, format, isCurrent, drop, actions, onChoose, onKey, onDrag }: Props) {
  const { t } = useTranslation('panels')
  const { ports } = useEditor()
  const scene = useCalmScene(slide.id, format)
  const { width, height } = FORMATS[format]
  const kind = {
    intro: t('slides.intro'),
    content: t('slides.content'),
    outro: t('slides.outro'),
    common: t('slides.common'),
  }[slide.kind]
  const name = t('slides.name', { place, total, kind })
  return (
    <li
      className={styles.tile}
      data-tile={slide.id}
      data-current={isCurrent || undefined}
      data-hidden={slide.isHidden || undefined}
      data-drop={drop ?? undefined}
      draggable
      onDragStart={onDrag}
      onDragOver={onDrag}
      onDrop={onDrag}
      onDragEnd={onDrag}
    >
      <button
        type="button"
        className={styles.choose}
        data-slide={slide.id}
        aria-current={isCurrent}
        aria-label={slide.isHidden ? t('slides.nameHidden', { name }) : name}
        tabIndex={isCurrent ? 0 : -1}
        onClick={onChoose}
        onKeyDown={onKey}
      >
        <span className={styles.number} aria-hidden>
          {slide.isHidden && <IconEyeOff size="0.75rem" />}
          {place}
        </span>
        <SlidePicture
          className={styles.picture}
          scene={scene}
          slideId={slide.id}
          format={format}
          width={Math.round((HEIGHT * width) / height)}
          pictures={ports.pictures}
        />
      </button>
      <ActionMenu className={styles.menu} label={t('slides.actions', { place })} actions={actions} />
    </li>
  )
}

import { IconEyeOff } from '@tabler/icons-react'
import type { SceneSlide, Scene } from '@postwright/core/scene/scene'
import { FORMATS, type Format } from '@postwright/core/scene/format'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { useDragItem } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import type { OfferedAction } from '@/config/action.ts'
import { SlideImage } from '../../drawing/slide-image.tsx'
import { useEditor } from '../editor-context.ts'
import styles from './slides-panel.module.css'
import { isSameList, getSlideDependencies } from './slide-dependencies.ts'

const HEIGHT = 76

type Props = {
  slide: SceneSlide
  name: string
  /** Position of the slide, starting at 1. */
  place: number
  format: Format
  isCurrent: boolean
  dragged: DragStore
  actions: readonly OfferedAction[]
  onChoose: () => void
  onKey: (event: KeyboardEvent) => void
}

/** Shows one slide in the strip: its image, its number and its actions. */
export function SlideTile({ slide, name, place, format, isCurrent, dragged, actions, onChoose, onKey }: Props) {
  const { t } = useTranslation('panels')
  const { ports } = useEditor()
  const scene = useDebouncedScene(slide.id, format)
  const { width, height } = FORMATS[format]
  const drag = useDragItem(dragged, slide.id)

  /** Handles keys: the space bar lifts a slide, Enter selects it. */
  function press(event: KeyboardEvent) {
    if (event.key === ' ') drag.keys.onKeyDown(event)
    if (!event.defaultPrevented) onKey(event)
  }

  return (
    <li
      className={styles.tile}
      data-tile={slide.id}
      data-current={isCurrent || undefined}
      data-hidden={slide.isHidden || undefined}
      {...drag.item}
      {...drag.pointer}
    >
      <button
        type="button"
        className={styles.choose}
        data-grip
        data-slide={slide.id}
        aria-current={isCurrent}
        aria-label={name}
        tabIndex={isCurrent ? 0 : -1}
        onClick={onChoose}
        {...drag.keys}
        onKeyDown={press}
      >
        <span className={styles.number} aria-hidden>
          {slide.isHidden && <IconEyeOff size="0.75rem" />}
          {place}
        </span>
        <SlideImage
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

/** Milliseconds without changes after which the thumbnail of a slide is redrawn, so that the stage keeps up with the pointer. */
const CALM = 200

/** Returns the scene for the thumbnail of a slide, debounced; it is replaced only when something visible in the thumbnail has changed. */
function useDebouncedScene(slideId: string, format: Format): Scene {
  const { store } = useEditor()
  const [scene, setScene] = useState(() => store.getState().scene)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let seen = getSlideDependencies(store.getState().scene, slideId, format)
    const stop = store.subscribe(() => {
      const parts = getSlideDependencies(store.getState().scene, slideId, format)
      if (isSameList(seen, parts)) return
      seen = parts
      clearTimeout(timer)
      timer = setTimeout(() => setScene(store.getState().scene), CALM)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store, slideId, format])

  return scene
}

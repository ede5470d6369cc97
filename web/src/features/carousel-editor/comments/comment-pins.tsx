import { IconMessageFilled } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { locateLayer } from '@postwright/core/comments/layer-anchor'
import type { Comment } from '@postwright/core/model/comment'
import { boundsOf } from '@postwright/core/scene/geometry/bounds-of'
import { membersOf } from '@postwright/core/scene/geometry/members-of'
import type { SceneSlide } from '@postwright/core/scene/scene'
import { toStage } from '@/decks/editor/camera.ts'
import { useScene, useView } from '@/decks/editor/editor-context.ts'
import styles from './comment-pins.module.css'

type Props = { threads: readonly Comment[]; slides: readonly SceneSlide[]; slideId: string }

/** Marks the layers of the slide on the stage that open threads are about. They are drawn where the deck's own format has them. */
export function CommentPins({ threads, slides, slideId }: Props) {
  const camera = useView((state) => state.camera)
  const format = useView((state) => state.format)
  const isStrip = useView((state) => state.isStrip)
  const own = useScene((scene) => scene.deck.format)
  const stage = useSyncExternalStore(neverChanges, () => document.querySelector('[data-stage-pins]'))
  const slide = slides.find(({ id }) => id === slideId)
  if (!stage || !slide || format !== own || isStrip) return null
  const layerIds = new Set(threads.flatMap((thread) => layerOn(thread, slides, slideId)))
  return createPortal(
    [...layerIds].flatMap((layerId) => {
      const box = boundsOf(membersOf(slide.layers, [layerId]))
      if (!box) return []
      const { x, y } = toStage(camera, { x: box.x + box.width, y: box.y })
      return [
        <span key={layerId} className={styles.pin} style={{ '--x': `${x}px`, '--y': `${y}px` }} aria-hidden="true">
          <IconMessageFilled size="1rem" />
        </span>,
      ]
    }),
    stage,
  )
}

function layerOn({ subject, anchor, resolvedAt }: Comment, slides: readonly SceneSlide[], slideId: string): string[] {
  const isOpen = resolvedAt === null && subject.kind === 'deck' && subject.slideId !== null
  if (!isOpen || anchor?.kind !== 'layer') return []
  const place = locateLayer({ slideId: subject.slideId ?? '', anchor }, slides)
  return place.kind === 'found' && place.slideId === slideId ? [anchor.layerId] : []
}

/** The stage stays as long as its editor does. */
function neverChanges() {
  return () => undefined
}

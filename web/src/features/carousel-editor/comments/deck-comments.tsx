import { useMediaQuery } from '@mantine/hooks'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { locateLayer, type LayerPlace } from '@postwright/core/comments/layer-anchor'
import type { Comment } from '@postwright/core/model/comment'
import type { SceneSlide } from '@postwright/core/scene/scene'
import { CommentsPanel, type NewAnchor } from '@/comments/comments-panel.tsx'
import type { ShownAnchor } from '@/comments/comment-thread.tsx'
import { useEditor, useScene, useView } from '@/decks/editor/editor-context.ts'
import { NARROW } from '@/decks/editor/narrow.ts'
import { showLayer } from '@/decks/editor/show-layer.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { IconMessageFilled } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import { boundsOf } from '@postwright/core/scene/geometry/bounds'
import { membersOf } from '@postwright/core/scene/geometry/layer-tree'
import { toStage } from '@/decks/editor/camera.ts'
import styles from './deck-comments.module.css'

/** Shows the comments on a deck; new ones are added to the slide on the stage, or to its selected layer. */
export function DeckComments({ deckId, onClose }: { deckId: string; onClose: () => void }) {
  const { t } = useTranslation('comments')
  const { workspaceId } = useSignedIn()
  const editor = useEditor()
  const slides = useScene((scene) => scene.slides)
  const slideId = useView((state) => state.slideId)
  const selection = useView((state) => state.selection)
  const format = useView((state) => state.format)
  const isNarrow = useMediaQuery(NARROW) ?? false
  const [threads, setThreads] = useState<readonly Comment[]>([])
  const [only, another] = selection

  function show(on: string, layerId: string) {
    showLayer(editor, { slideId: on, layerId, format })
    // On a narrow screen, the panel covers the stage.
    if (isNarrow) onClose()
  }

  function shownAnchor(thread: Comment): ShownAnchor | null {
    const { subject, anchor } = thread
    if (subject.kind !== 'deck' || subject.slideId === null) return null
    const place = placeOf(thread, slides)
    const on = place && place.kind !== 'slide_removed' ? place.slideId : null
    const number = slides.findIndex(({ id }) => id === on) + 1
    const layerId = anchor?.kind === 'layer' && place?.kind === 'found' ? anchor.layerId : ''
    return {
      quote: null,
      note: place === null || place.kind === 'found' ? null : t(NOTES[place.kind]),
      where: number > 0 ? t('comments:thread.onSlide', { number }) : null,
      show: on === null ? null : () => show(on, layerId),
      showLabel: t('comments:thread.showLayer'),
    }
  }

  const newAnchor: NewAnchor | null =
    only !== undefined && another === undefined
      ? {
          anchor: { kind: 'layer', layerId: only },
          quote: null,
          words: t('comments:form.onLayer'),
          drop: t('comments:form.dropLayer'),
          onDrop: () => editor.view.set({ selection: [] }),
        }
      : null

  return (
    <>
      <CommentPins threads={threads} slides={slides} slideId={slideId} />
      <CommentsPanel
        workspaceId={workspaceId}
        subject={{ kind: 'deck', deckId, slideId: slideId === '' ? null : slideId }}
        empty={t('comments:list.emptyDeck')}
        newAnchor={newAnchor}
        shownAnchor={shownAnchor}
        onThreads={setThreads}
        onClose={onClose}
      />
    </>
  )
}

const NOTES = {
  layer_removed: 'comments:thread.layerRemoved',
  slide_removed: 'comments:thread.slideRemoved',
} as const

/** Returns the current place of a thread's anchor; null for a comment on the whole deck. */
function placeOf({ subject, anchor }: Comment, slides: readonly SceneSlide[]): LayerPlace | null {
  if (subject.kind !== 'deck' || subject.slideId === null) return null
  if (anchor?.kind === 'layer') return locateLayer({ slideId: subject.slideId, anchor }, slides)
  const { slideId } = subject
  return slides.some(({ id }) => id === slideId) ? { kind: 'found', slideId } : { kind: 'slide_removed' }
}

type Props = { threads: readonly Comment[]; slides: readonly SceneSlide[]; slideId: string }

/** Marks the layers on the stage that have open threads, at their positions in the deck's own format. */
function CommentPins({ threads, slides, slideId }: Props) {
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

/** Subscribes to nothing, because the stage of an editor is never replaced. */
function neverChanges() {
  return () => undefined
}

import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
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
import { CommentPins } from './comment-pins.tsx'

/** The comments on a deck: new ones are on the slide on the stage, or on the layer that is selected there. */
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
    // There the panel lies over the stage.
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

/** Describes the present place of a thread's anchor; null for a comment on the whole deck. */
function placeOf({ subject, anchor }: Comment, slides: readonly SceneSlide[]): LayerPlace | null {
  if (subject.kind !== 'deck' || subject.slideId === null) return null
  if (anchor?.kind === 'layer') return locateLayer({ slideId: subject.slideId, anchor }, slides)
  const { slideId } = subject
  return slides.some(({ id }) => id === slideId) ? { kind: 'found', slideId } : { kind: 'slide_removed' }
}

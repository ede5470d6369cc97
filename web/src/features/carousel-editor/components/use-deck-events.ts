import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SceneStore } from '@/decks/scene-store.ts'
import type { Collision } from '@/documents/merge/merge-by-shape.ts'
import { toast } from '@/ui/toast.tsx'
import type { DeckEvents } from '../sync/open-deck.ts'
import { mineInstead } from '../sync/mine-instead.ts'

/** How long a person can take their own version of something instead of another person's. */
const OFFERED = 20_000

/** Tells what became of a deck by others: whose change gave way, with the offer to take it instead, and what is there again. */
export function useDeckEvents() {
  const { t } = useTranslation(['decks', 'areas', 'editor'])
  const store = useRef<SceneStore | null>(null)
  return useMemo(() => {
    function nameOf(slideId: string, [collision]: readonly Collision[]): string {
      const slide = store.current?.getState().scene.slides.find(({ id }) => id === slideId)
      const [part, layerId] = collision?.path ?? []
      const layer = part === 'layers' ? slide?.layers.find(({ id }) => id === layerId) : undefined
      if (layer) return layer.name === '' ? t(`editor:kind.${layer.type}.some`) : layer.name
      return slide ? t('decks:layer.slide') : t('decks:layer.deck')
    }

    function takeMine(slideId: string, lost: readonly Collision[]) {
      const slide = store.current?.getState().scene.slides.find(({ id }) => id === slideId)
      const change = slide && mineInstead(slide, lost)
      if (change) store.current?.run(change)
    }

    const events: DeckEvents = {
      onLost(slideId, lost) {
        toast.undo(t('decks:changed.both', { name: nameOf(slideId, lost) }), {
          label: t('decks:changed.mine'),
          duration: OFFERED,
          onUndo: () => takeMine(slideId, lost),
        })
      },
      onKept: () => toast.error(t('decks:changed.kept')),
      onNotStored: () => toast.error(t('areas:slide.notCreated')),
    }
    return { events, setStore: (next: SceneStore) => void (store.current = next) }
  }, [t])
}

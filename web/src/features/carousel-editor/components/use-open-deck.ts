import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Deck } from '@postwright/core/collections/decks'
import type { Slide } from '@postwright/core/collections/slides'
import type { SceneStore } from '@/decks/scene-store.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { useFollowConnection } from '@/documents/use-follow-connection.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { deckDrafts } from '@/stored-decks/data/deck-drafts.ts'
import { openDeck, storedSlides, type DeckEvents, type OpenDeck } from '../sync/open-deck.ts'

/** Opens a deck for editing as soon as it is loaded, once per screen, and follows changes made elsewhere; null until it is open. */
export function useOpenDeck(
  deck: Deck,
  slides: readonly Slide[],
  events: DeckEvents,
  onOpen: (store: SceneStore) => void,
): OpenDeck | null {
  const { user, workspaceId } = useSignedIn()
  const [open, setOpen] = useState<OpenDeck | null>(null)
  const latest = useRef({ deck, slides, events, onOpen })
  useEffect(() => {
    latest.current = { deck, slides, events, onOpen }
  })
  useEffect(() => {
    let isLeft = false
    const opening = openDeck({ uid: user.id, workspaceId }, latest.current, {
      onLost: (...lost) => latest.current.events.onLost(...lost),
      onKept: (slideId) => latest.current.events.onKept(slideId),
      onNotStored: () => latest.current.events.onNotStored(),
    })
    void opening.then((opened) => {
      if (isLeft) return
      latest.current.onOpen(opened.store)
      setOpen(opened)
    })
    return () => {
      isLeft = true
      void opening.then(({ sync }) => sync.end())
      setOpen(null)
    }
  }, [user.id, workspaceId])

  useEffect(() => open?.sync.slidesChanged(storedSlides(slides)), [open, slides])
  useEffect(() => open?.sync.deckChanged(deckDrafts.versionOf(deck)), [open, deck])
  return open
}

/** Returns the save status of an open deck; changes not stored anywhere yet are flushed when the page is left. */
export function useSaveState({ save, sync }: OpenDeck) {
  const state = useSyncExternalStore(save.subscribe, save.getState)
  useLeaveWarning(!state.isSafe)
  useFollowConnection(save.connectionChanged)
  useEffect(() => {
    const flush = () => sync.flush()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [sync])
  return state
}

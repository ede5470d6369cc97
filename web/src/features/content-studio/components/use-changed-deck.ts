import { useEffect, useState } from 'react'
import type { PostDeck } from '@postwright/core/collections/post-decks'
import type { Scene } from '@postwright/core/scene/scene'
import { contentHash } from '@/decks/content-hash.ts'
import { useDeckOfPost } from '../data/use-deck-of-post.ts'
import { deckScene } from '../deck/deck-scene.ts'

/** The deck of a post once it looks different from what the post shows; null before, and while it is not known. */
export function useChangedDeck(workspaceId: string, record: PostDeck): Scene | null {
  const { deck, slides } = useDeckOfPost(workspaceId, record.deckId)
  const [changed, setChanged] = useState<Scene | null>(null)
  const stored = deck.status === 'ready' && slides.status === 'ready' ? { deck: deck.data, slides: slides.data } : null
  const key = stored && JSON.stringify([stored.deck.rev, stored.slides.map(({ id, rev }) => [id, rev])])

  useEffect(() => {
    if (!stored) return undefined
    let isOver = false
    const scene = deckScene(stored.deck, stored.slides)
    const slideIds = record.slides.map(({ slideId }) => slideId)
    void contentHash(scene, slideIds, record.format).then((hash) => {
      if (!isOver) setChanged(hash === record.contentHash ? null : scene)
    })
    return () => {
      isOver = true
    }
    // What is stored is known by its revisions.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, record])

  return changed
}

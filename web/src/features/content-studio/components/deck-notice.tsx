import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PostDeck } from '@postwright/core/collections/post-decks'
import type { Scene } from '@postwright/core/scene/scene'
import { routes } from '@/config/routes.ts'
import { log } from '@/lib/log.ts'
import { postDeckDrafts } from '@/posts/data/post-deck-drafts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Notice } from '@/ui/notice.tsx'
import { toast } from '@/ui/toast.tsx'
import type { DeckPartProps } from './deck-part.tsx'
import { contentHash } from '@/decks/content-hash.ts'
import { useDeckOfPost } from '../data/post-deck.ts'
import { deckScene, withFiles } from '../deck/deck-images.ts'

type Props = DeckPartProps & { record: PostDeck }

/** Tells the user that the deck of a post has changed since its slides were imported, and imports them again. */
export function DeckNotice({ workspaceId, postId, record, autosave }: Props) {
  const { t, i18n } = useTranslation('export')
  const { user } = useSignedIn()
  const changed = useChangedDeck(workspaceId, record)
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  if (!changed) return null

  async function update(scene: Scene) {
    running.current = new AbortController()
    const { signal } = running.current
    setBusy(true)
    try {
      const { makeAgain } = await import('../deck/make-again.ts')
      const slideTitle = (number: number) => t('export:slideTitle', { number })
      const about = { author: user.fullName, language: i18n.language, slideTitle, signal }
      const made = await makeAgain({ workspaceId, record, scene, ...about })
      if (!made) return toast.error(t('export:changed.gone'))
      autosave.edit(withFiles(autosave.getState().draft, made.replaced))
      await postDeckDrafts.server.write(workspaceId, postId, { uid: user.id, draft: made.record, rev: record.rev + 1 })
      toast.success(t('export:changed.updated'))
    } catch (error) {
      if (signal.aborted) return
      log.error('Post: the files of its deck could not be made again', error)
      toast.error(t('export:failed.notDelivered'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Notice title={t('export:changed.title')} text={t('export:changed.text', { name: changed.deck.name })}>
      <Button size="compact-sm" loading={isBusy} onClick={() => void update(changed)}>
        {t('export:changed.update')}
      </Button>
      <Button size="compact-sm" variant="default" component={Link} to={routes.carouselEditorDeck.href(record.deckId)}>
        {t('export:changed.open')}
      </Button>
    </Notice>
  )
}

/** Returns the deck of a post once it differs from the post's images; null before that, and while unknown. */
function useChangedDeck(workspaceId: string, record: PostDeck): Scene | null {
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
    // Stored documents are identified by their revisions.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, record])

  return changed
}

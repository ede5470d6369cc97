import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '@/documents/autosave.ts'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { usePostDeck } from '../data/post-deck.ts'

const DeckNotice = lazyWhenIdle(async () => (await import('./deck-notice.tsx')).DeckNotice)

export type DeckPartProps = { workspaceId: string; postId: string; autosave: Autosave<PostDraft> }

/** Shows notices about the deck that a post was made from; nothing for most posts. */
export function DeckPart({ workspaceId, postId, autosave }: DeckPartProps) {
  const record = usePostDeck(workspaceId, postId)
  return (
    <DeckNotice props={record.status === 'ready' ? { workspaceId, postId, record: record.data, autosave } : null} />
  )
}

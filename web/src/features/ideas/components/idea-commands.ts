import { useTranslation } from 'react-i18next'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { ideaDrafts } from '../data/idea-drafts.ts'
import { topPlaces, topPlace } from '../data/idea-places.ts'
import { newIdea, draftOf, type IdeaDraft } from '../idea-draft.ts'
import type { Idea } from '@postwright/core/collections/ideas'
import { placeIn, spreadIn, type ShownLane } from '../drop-gaps.ts'
import { useNavigate } from 'react-router-dom'
import { emptyDraft } from '@postwright/core/model/post'
import { routes } from '@/config/routes.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { excerptOf } from '@postwright/core/text/excerpt'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'

/** Adds several ideas at the top of a lane, in order. */
export function useAddIdeas() {
  const { t } = useTranslation(['areas', 'ideas'])
  const { user, workspaceId } = useSignedIn()
  return async (texts: readonly string[], laneId: string): Promise<void> => {
    const places = await topPlaces(workspaceId, laneId, texts.length)
    const outcomes = texts.map((text, at) => {
      const documentId = ideaDrafts.server.newId(workspaceId)
      const draft = newIdea(text, { laneId, place: places[at] ?? 0 })
      return beginDocument(ideaDrafts, { uid: user.id, workspaceId, documentId, draft })
    })
    const written = (await Promise.all(outcomes)).filter((outcome) => outcome === 'written').length
    if (written < texts.length) toast.error(t('areas:idea.notCreated'))
    else toast.success(t('ideas:fromModel.added', { count: written }))
  }
}

/** Moves an idea into a gap of a lane; it appears there immediately, even without a network connection. */
export function useMoveIdea() {
  const { t } = useTranslation('ideas')
  const { user, workspaceId } = useSignedIn()

  async function write(idea: Idea, change: Partial<IdeaDraft>): Promise<void> {
    const draft = { ...draftOf(idea), ...change }
    const outcome = await ideaDrafts.server.write(workspaceId, idea.id, { uid: user.id, draft, rev: idea.rev + 1 })
    if (outcome !== 'written') toast.error(t('ideas:notMoved'))
  }

  function move(idea: Idea, lane: ShownLane, at: number): void {
    const place = placeIn(lane, at, idea)
    if (place === null) return
    const { laneId } = lane
    if (place !== 'spread') return void write(idea, { laneId, place })
    const spread = spreadIn(lane, at, idea)
    if (spread === null) toast.error(t('ideas:notMoved'))
    for (const each of spread ?? []) void write(each.idea, { laneId, place: each.place })
  }

  /** Moves an idea to the top of a lane, even of a hidden one. */
  async function moveTo(idea: Idea, laneId: string): Promise<void> {
    await write(idea, { laneId, place: await topPlace(workspaceId, laneId) })
  }

  return { move, moveTo }
}

/** Time for which the composer waits for the server before it opens, in milliseconds. */
const STORING_WAIT = 3_000

type Stored = { id: string; rev: number; draft: IdeaDraft }

/** Creates a post from an idea and opens it: the source of the idea becomes the post's note, and the idea links to the post. */
export function useIdeaToPost() {
  const { t } = useTranslation('common')
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()
  return async ({ id, rev, draft }: Stored): Promise<void> => {
    const postId = postDrafts.server.newId(workspaceId)
    const { text, media, labels, source, campaignId } = draft
    const post = { ...emptyDraft(), text, media, labels, campaignId, note: source }
    const created = beginDocument(postDrafts, { uid: user.id, workspaceId, documentId: postId, draft: post })
    void ideaDrafts.server.write(workspaceId, id, { uid: user.id, draft: { ...draft, postId }, rev: rev + 1 })
    void created.then((outcome) => outcome === 'written' || toast.error(t('common:create.postFailed')))
    if (navigator.onLine) await Promise.race([created, new Promise((resolve) => setTimeout(resolve, STORING_WAIT))])
    void navigate(routes.contentStudioPost.href(postId))
  }
}

const NAMED = 40

/** Deletes an idea after the time to undo. */
export function useDeleteIdea() {
  const { t } = useTranslation(['ideas', 'areas'])
  const remove = useDeleteDocument(ideaDrafts)
  return ({ id, text }: Pick<Idea, 'id' | 'text'>) => {
    const name = excerptOf(text, NAMED) || t('areas:idea.untitled')
    remove(id, { deleted: t('ideas:deleted', { name }), failed: t('ideas:notDeleted', { name }) })
  }
}

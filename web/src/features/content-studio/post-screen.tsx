import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { emptyDraft, type Post } from '@postwright/core/model/post'
import { writeChosenTime } from '@postwright/core/time/zoned-time'
import type { Variant } from '@postwright/core/model/variant'
import { routes } from '@/config/routes.ts'
import { OfflineError } from '@/lib/live/live-errors.ts'
import type { LiveDoc, LiveList } from '@/lib/live/use-live.ts'
import { MissingDocument } from '@/documents/missing-document.tsx'
import { useIsAwaited } from '@/documents/outbox/use-is-awaited.ts'
import { useUnsavedCopies } from '@/documents/outbox/unsaved-copies.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { findFreshPost, FRESH_PARAM, freshPost } from '@/posts/begin/fresh-posts.ts'
import { usePostVariants } from './data/post-publications.ts'
import { timeInAddress } from '@/posts/begin/use-new-post.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { UnreadableNote } from '@/ui/unreadable-note.tsx'
import { Composer, ComposerSkeleton } from './components/composer.tsx'
import { useConnections } from '@/posts/data/use-connections.ts'
import { usePost } from './data/post.ts'

/** The screen of one post, by the id in the address. */
export function Component() {
  const { postId } = useParams()
  const isAwaited = useIsAwaited(postDrafts, postId)
  if (isAwaited) return <ComposerSkeleton />
  return postId === undefined ? <MissingPost /> : <PostById key={postId} postId={postId} />
}

function PostById({ postId }: { postId: string }) {
  const { t } = useTranslation(['studio', 'ui', 'drafts', 'hashtags', 'library'])
  const { user, workspaceId } = useSignedIn()
  const left = useUnsavedCopies({ type: postDrafts, uid: user.id, documentId: postId })
  const post = useFresh(postId, usePost(workspaceId, postId))
  const variants = unplanned(post, usePostVariants(workspaceId, postId))
  const connections = useConnections(workspaceId)
  const failed = [post, variants, connections].find((read) => read.status === 'error')

  if (failed)
    return (
      <ErrorPanel level={1} title={t('studio:post.error')} isNewer={failed.isNewer ?? false} onRetry={failed.retry} />
    )
  if (post.status === 'missing') return <MissingPost />
  if (left === null || post.status !== 'ready' || variants.status !== 'ready' || connections.status !== 'ready') {
    return <ComposerSkeleton />
  }
  return (
    <>
      <UnreadableNote count={variants.unreadable + connections.unreadable} />
      <Composer
        workspaceId={workspaceId}
        post={post.data}
        left={left}
        variants={variants.data}
        connections={connections.data}
      />
    </>
  )
}

/**
 * Returns the stored post, or a new one that is not stored yet. A post created here is returned immediately; after a reload, an empty one is returned
 * once the server reports that none exists.
 */
function useFresh(postId: string, stored: LiveDoc<Post>): LiveDoc<Post> {
  const { user } = useSignedIn()
  const { timeZone } = useWorkspace()
  const [params] = useSearchParams()
  const [begun] = useState(() => findFreshPost(postId))
  const [empty] = useState(() => {
    const local = timeInAddress(params, timeZone)
    const chosenTime = local === undefined ? '' : writeChosenTime(local, timeZone)
    return freshPost(postId, user.id, { ...emptyDraft(), chosenTime })
  })
  if (!params.has(FRESH_PARAM) || stored.status === 'ready') return stored
  if (begun) return { status: 'ready', data: { ...begun, chosenTime: empty.chosenTime } }
  return stored.status === 'missing' ? { status: 'ready', data: empty } : stored
}

/** Returns no publications instead of an offline error for a post that was never planned, so that a post can be created offline. */
function unplanned(post: LiveDoc<Post>, variants: LiveList<Variant>): LiveList<Variant> {
  const isOffline = variants.status === 'error' && variants.error instanceof OfflineError
  const isUnplanned = post.status === 'ready' && post.data.generation === 0
  return isOffline && isUnplanned ? { status: 'ready', data: [], unreadable: 0 } : variants
}

function MissingPost() {
  const { t } = useTranslation(['studio', 'ui'])
  return (
    <MissingDocument
      title={t('studio:post.missing.title')}
      text={t('studio:post.missing.text')}
      list={{ title: t('studio:post.back'), href: routes.contentStudio.href() }}
    />
  )
}

import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { usePostVariants } from '@/publishing/use-post-variants.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { UnreadableNote } from '@/ui/unreadable-note.tsx'
import { Composer } from './components/composer.tsx'
import { ComposerSkeleton } from './components/composer-skeleton.tsx'
import { useConnections } from '@/publishing/use-connections.ts'
import { usePost } from './data/use-post.ts'

/** One post, by the id in the address. */
export function Component() {
  const { postId } = useParams()
  return postId === undefined ? <MissingPost /> : <PostById key={postId} postId={postId} />
}

function PostById({ postId }: { postId: string }) {
  const { t } = useTranslation(['studio', 'ui'])
  const { workspaceId } = useSignedIn()
  const post = usePost(workspaceId, postId)
  const variants = usePostVariants(workspaceId, postId)
  const connections = useConnections(workspaceId)
  const failed = [post, variants, connections].find((read) => read.status === 'error')

  if (failed) return <ErrorPanel level={1} title={t('studio:post.error')} onRetry={failed.retry} />
  if (post.status === 'missing') return <MissingPost />
  if (post.status !== 'ready' || variants.status !== 'ready' || connections.status !== 'ready') {
    return <ComposerSkeleton />
  }
  return (
    <>
      <UnreadableNote count={variants.unreadable + connections.unreadable} />
      <Composer workspaceId={workspaceId} post={post.data} variants={variants.data} connections={connections.data} />
    </>
  )
}

function MissingPost() {
  const { t } = useTranslation(['studio', 'ui'])
  return (
    <EmptyState
      drawing="search"
      level={1}
      title={t('studio:post.missing.title')}
      text={t('studio:post.missing.text')}
      action={
        <Button component={Link} to={routes.contentStudio.href()} variant="default">
          {t('studio:post.back')}
        </Button>
      }
    />
  )
}

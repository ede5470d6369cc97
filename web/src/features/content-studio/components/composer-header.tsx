import { IconArrowLeft, IconRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Post, PostDraft } from '@postwright/core/model/post'
import type { OfferedAction } from '@/config/action.ts'
import { routes } from '@/config/routes.ts'
import type { Autosave } from '@/documents/autosave.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { LiveSaveStatus } from '@/documents/save-status.tsx'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { PostStateBadge } from './post-state-badge.tsx'
import styles from './composer-header.module.css'

const CommentsButton = lazyPart(async () => (await import('../comments/comments-button.tsx')).CommentsButton)

type Props = {
  workspaceId: string
  post: Post
  draft: PostDraft
  autosave: Autosave<PostDraft>
  /** More actions for the post. */
  actions: readonly OfferedAction[]
}

/** Shows the back link, the post's state, the save status and more actions. */
export function ComposerHeader({ workspaceId, post, draft, autosave, actions }: Props) {
  const { t } = useTranslation('studio')
  return (
    <header className={styles.header}>
      <Link className={styles.back} to={routes.contentStudio.href()}>
        <IconArrowLeft size="1.125rem" aria-hidden />
        {t('studio:post.back')}
      </Link>
      <h1 className="visually-hidden">{t('studio:post.title')}</h1>
      <PostStateBadge post={post} />
      {post.seriesId !== null && post.detachedAt === null && (
        <Link className={styles.back} to={routes.repeats.href(post.seriesId)}>
          <IconRepeat size="1.125rem" aria-hidden />
          {t('studio:post.inSeries')}
        </Link>
      )}
      <div className={styles.end}>
        <LiveSaveStatus autosave={autosave} lockedWords={t('studio:lockedSave')} />
        <CommentsButton {...{ workspaceId, draft }} postId={post.id} waiting={<span className={styles.awaited} />} />
        <ActionMenu label={t('studio:post.menu')} actions={actions} withinPortal={false} />
      </div>
    </header>
  )
}

import { useTranslation } from 'react-i18next'
import { type Post, type PostDraft, postDraftSchema } from '@postwright/core/model/post'
import { useConnections } from '@/posts/data/use-connections.ts'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useMay } from '@/session/use-role.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import card from '@/ui/list-card.module.css'
import { PostRow, ROW_PICTURES } from './post-row.tsx'
import { useRowSelection } from '@/ui/use-row-selection.ts'
import { useDeletePost } from '../use-delete-post.ts'

const SelectionBar = lazyWhenIdle(async () => (await import('@/posts/bulk/selection-bar.tsx')).SelectionBar)

type Props = { workspaceId: string; posts: readonly Post[]; onCopy: (draft: PostDraft) => void }

/** Posts with their pictures and channels, and what can be done with each, or with all that are selected. */
export function PostRows({ workspaceId, posts, onCopy }: Props) {
  const { t } = useTranslation('studio')
  const connections = useConnections(workspaceId)
  const channels = connections.status === 'ready' ? connections.data : []
  const mediaIds = posts.flatMap(({ media }) => media.slice(0, ROW_PICTURES).map(({ mediaId }) => mediaId))
  const { urlOf } = useMediaUrls(workspaceId, mediaIds)
  const deletePost = useDeletePost(workspaceId)
  const canPlan = useMay('plan_posts')
  const { timeZone } = useWorkspace()
  const { selected, isSelected, toggle, selectAll, add, clear } = useRowSelection(posts)
  return (
    <>
      <ul className={card.linked} aria-label={t('studio:list.label')}>
        {posts.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            connections={channels}
            urlOf={urlOf}
            isSelected={isSelected(post.id)}
            onSelect={canPlan ? (isRange) => toggle(post.id, isRange) : null}
            onDuplicate={() => onCopy(postDraftSchema.parse(post))}
            onDelete={canPlan || post.lifecycle === 'draft' ? () => deletePost(post) : null}
          />
        ))}
      </ul>
      <SelectionBar
        props={{
          workspaceId,
          tzid: timeZone,
          posts: selected,
          channels,
          all: selected.length < posts.length ? { label: t('studio:list.selectAll'), onSelect: selectAll } : null,
          onClear: clear,
          onRefused: add,
        }}
      />
    </>
  )
}

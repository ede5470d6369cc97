import { useTranslation } from 'react-i18next'
import type { Post } from '@postwright/core/model/post'
import { getPostState, type PostState } from '@postwright/core/posts/post-state'
import { StateBadge, type BadgeTone } from '@/ui/state-badge.tsx'
import { useNow } from '@/ui/use-now.ts'

const TONES = {
  draft: 'neutral',
  scheduled: 'accent',
  sending: 'accent',
  partly_published: 'warning',
  published: 'positive',
  attention: 'warning',
} as const satisfies Record<PostState, BadgeTone>

/** The state of a post as a whole. */
export function PostStateBadge({ post }: { post: Pick<Post, 'lifecycle' | 'nextAt' | 'publishedAt'> }) {
  const { t } = useTranslation('studio')
  const state = getPostState(post, useNow(10_000))
  return (
    <StateBadge tone={TONES[state]} live={state === 'sending'}>
      {t(`studio:lifecycle.${state}`)}
    </StateBadge>
  )
}

import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { firstLine } from '@postwright/core/text/first-line'
import { routes } from '@/config/routes.ts'
import { useRecentPosts } from '@/posts/data/use-recent-posts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { screenActions } from '@/ui/screen-actions.ts'
import type { ListedAction } from './listed-action.ts'

/** What the palette offers, with its words: actions of every screen and of the open one, and the posts that were changed last. */
export function usePaletteActions(actions: readonly ListedAction[]): (ListedAction & { label: string })[] {
  const { t } = useTranslation('palette')
  const { workspaceId } = useSignedIn()
  const recent = useRecentPosts(workspaceId)
  const here = screenActions.read().map((action): ListedAction => ({ ...action, group: 'here' }))
  const posts = recent.status === 'ready' ? recent.data : []
  return [
    // The palette is open already.
    ...[...here, ...actions.filter(({ id }) => id !== 'frame.palette')].map((action) => ({
      ...action,
      label: t(action.labelKey, action.labelValues ?? {}),
    })),
    ...posts.map(({ id, text }) => ({
      id: `post-${id}`,
      group: 'recent' as const,
      labelKey: 'palette:untitled',
      label: firstLine(text) ?? t('palette:untitled'),
      Icon: IconFileText,
      to: routes.contentStudioPost.href(id),
    })),
  ]
}

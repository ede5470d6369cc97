import { Button, Group } from '@mantine/core'
import { IconPencilPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { PostDraft } from '@postwright/core/model/post'
import { IfMay } from '@/session/if-may.tsx'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { zoneTown } from '@/ui/format-time.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { PostList, PostSearch } from './components/post-list/post-list.tsx'
import { PostsOut } from './components/post-list/export-posts.tsx'
import { PostTools } from './components/post-list/post-tools.tsx'
import { StudioTabs } from '@/posts/tabs/studio-tabs.tsx'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'
import { parseView, viewParams } from './post-view.ts'

/** All posts by state; the address holds the tab, order and search. */
export function Component() {
  const { t } = useTranslation(['studio', 'areas'])
  const { timeZone } = useWorkspace()
  const beginPost = useBeginPost()
  const [params, setParams] = useSearchParams()
  const view = parseView(params)
  const { tab, sort, words } = view
  const copy = (draft: PostDraft) => void beginPost(draft)
  return (
    <>
      <PageHeader
        title={t('studio:title')}
        description={t('studio:description', { zone: zoneTown(timeZone) })}
        actions={
          <Group gap="xs">
            <PostsOut view={view} />
            <IfMay right="write_drafts">
              <Button leftSection={<IconPencilPlus size="1.125rem" aria-hidden />} onClick={() => void beginPost()}>
                {t('studio:newPost')}
              </Button>
            </IfMay>
          </Group>
        }
      />
      <StudioTabs />
      <PostTools view={view} onView={(next) => setParams(viewParams(next), { replace: next.words !== words })} />
      {words.trim() === '' ? (
        <PostList tab={tab} sort={sort} onNew={() => void beginPost()} onCopy={copy} />
      ) : (
        <PostSearch view={view} onCopy={copy} />
      )}
    </>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useRecentPosts } from '@/posts/data/use-recent-posts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { DraftChoice } from './components/draft-choice.tsx'
import { OptimizerTabs } from './components/optimizer-tabs.tsx'
import { Workbench } from './components/workbench.tsx'
import styles from './components/optimizer.module.css'

/** `/dashboard/optimizer`: a draft with its score, findings and fixes. The address names the post. */
export function Component() {
  const { t } = useTranslation(['optimizer', 'checks', 'areas'])
  const { workspaceId } = useSignedIn()
  const recent = useRecentPosts(workspaceId)
  const connections = useConnections(workspaceId)
  const [params, setParams] = useSearchParams()
  const [round, setRound] = useState(0)
  const postId = params.get('post') ?? ''
  const posts = recent.status === 'ready' ? recent.data : []
  const post = posts.find(({ id }) => id === postId)
  const isWaiting = connections.status === 'loading' || (postId !== '' && recent.status === 'loading')

  function choose(id: string) {
    setParams(id === '' ? {} : { post: id })
    setRound((before) => before + 1)
  }

  return (
    <>
      <PageHeader
        title={t('optimizer:title')}
        description={t('optimizer:description')}
        actions={<DraftChoice posts={posts} chosen={post?.id ?? ''} onChoose={choose} />}
      />
      <OptimizerTabs />
      {isWaiting ? (
        <SkeletonList rows={4} label={t('optimizer:loading')} />
      ) : (
        <div className={styles.room}>
          <Workbench
            key={`${post?.id ?? ''} ${round}`}
            workspaceId={workspaceId}
            post={post ?? null}
            channels={connections.status === 'ready' ? connections.data : []}
          />
        </div>
      )}
    </>
  )
}

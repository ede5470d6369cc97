import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { QUEUES_MAX } from '@postwright/core/limits'
import { useOpenThreads } from '@/comments/open-threads.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { PlannerTabs } from '@/posts/tabs/planner-tabs.tsx'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useQueues } from '@/posts/data/use-queues.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { QueueList, NoQueues } from './components/queue-list.tsx'
import { QueuePanel } from './components/queue-panel.tsx'
import { type NewQueue, newQueueFor } from './new-queue.ts'
import styles from './components/queues.module.css'

const QueueDialog = lazyPart(async () => (await import('./components/queue-dialog.tsx')).QueueDialog)

/** `/dashboard/content-scheduler/queues`: the queues, and the open one. The address holds the queue and its tab. */
export function Component() {
  const { t } = useTranslation(['queues', 'comments', 'areas', 'ui', 'publishing', 'drafts', 'errors'])
  const { workspaceId } = useSignedIn()
  const [params, setParams] = useSearchParams()
  const [begun, setBegun] = useState<NewQueue | null>(null)
  const queues = useQueues(workspaceId)
  const connections = useConnections(workspaceId)
  const threads = useOpenThreads(workspaceId, 'queue')
  const channels =
    connections.status === 'ready' ? connections.data.filter(({ status }) => status !== 'disconnected') : []
  const all = queues.status === 'ready' ? queues.data : []
  const open = all.find(({ id }) => id === params.get('queue')) ?? all[0]
  const newQueue = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden />}
      disabled={all.length >= QUEUES_MAX}
      onClick={() => setBegun(newQueueFor(null))}
    >
      {t('queues:new')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('queues:title')}
        description={t('queues:description')}
        actions={all.length > 0 && newQueue}
      />
      <PlannerTabs />
      <DataState
        read={queues}
        loading={<SkeletonList rows={4} label={t('queues:loading')} />}
        errorTitle={t('queues:error')}
        empty={<NoQueues channels={channels} onBegin={setBegun} />}
      >
        {() => (
          <div className={styles.columns}>
            <QueueList queues={all} channels={channels} openId={open?.id ?? null} threads={threads} />
            {open && (
              <QueuePanel
                key={open.id}
                workspaceId={workspaceId}
                queue={open}
                channels={channels}
                threads={threads.get(open.id) ?? 0}
                part={params.get('part')}
                onPart={(part) => setParams({ queue: open.id, part }, { replace: true })}
              />
            )}
          </div>
        )}
      </DataState>
      {begun && (
        <QueueDialog
          workspaceId={workspaceId}
          channels={channels}
          begun={begun}
          onClose={() => setBegun(null)}
          onSaved={(id) => setParams({ queue: id })}
        />
      )}
    </>
  )
}

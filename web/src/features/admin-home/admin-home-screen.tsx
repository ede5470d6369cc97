import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DataState } from '@/ui/data-state.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SentenceWith } from '@/ui/sentence-with.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import styles from './components/admin-home.module.css'
import { AnnouncementsPanel } from './components/announcements-panel.tsx'
import { BoardPanel } from './components/board-panel.tsx'
import { CanaryPanel } from './components/canary-panel.tsx'
import { FiguresPanel } from './components/figures-panel.tsx'
import { NeedsPanel } from './components/needs-panel.tsx'
import { UsagePanel } from './components/usage-panel.tsx'
import { useHome } from './data/home.ts'

/** Shows the items that need an admin first, then the state of publishing, the product's metrics and its costs. */
export function Component() {
  const { t } = useTranslation('admin-home')
  const { home, figures, readAt, isReading, refresh } = useHome()
  return (
    <>
      <OfflineNote text={t('admin-home:offline')} />
      <div className={styles.bar}>
        <span className={styles.asOf}>
          {readAt !== null && (
            <SentenceWith sentence={(slot) => t('admin-home:asOf', { time: slot })}>
              <RelativeTime instant={readAt} />
            </SentenceWith>
          )}
        </span>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconRefresh size="1rem" aria-hidden />}
          loading={isReading}
          onClick={refresh}
        >
          {t('admin-home:refresh')}
        </Button>
      </div>
      <div className={styles.panels}>
        <DataState
          read={home}
          loading={<SkeletonList rows={6} label={t('admin-home:loading')} />}
          errorTitle={t('admin-home:failed')}
        >
          {(found) => (
            <>
              <NeedsPanel needs={found.needs} />
              <BoardPanel board={found.board} />
              <CanaryPanel canary={found.canary} readAt={found.readAt} />
            </>
          )}
        </DataState>
        <AnnouncementsPanel />
        <DataState
          read={figures}
          loading={<SkeletonList rows={4} label={t('admin-home:loadingFigures')} />}
          errorTitle={t('admin-home:failedFigures')}
        >
          {(found) => (
            <>
              <FiguresPanel figures={found.figures} />
              <UsagePanel usage={found.usage} readAt={found.readAt} />
            </>
          )}
        </DataState>
      </div>
    </>
  )
}

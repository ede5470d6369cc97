import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { LiveList } from '@/lib/live/use-live.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { UnreadableNote } from '@/ui/unreadable-note.tsx'
import { ConnectionCard } from './connection-card.tsx'
import classes from './connection-card.module.css'

type Props = {
  connections: LiveList<Connection>
  isOnline: boolean
  checking: ReadonlySet<string>
  hasSandbox: boolean
  onCheck: (connection: Connection) => void
  onReconnect: (connection: Connection) => void
  onDisconnect: (connection: Connection) => void
}

/** The workspace's channels, those that work or want attention before those that were disconnected. */
export function ConnectionList(props: Props) {
  const { t } = useTranslation('connections')
  const { connections, isOnline, checking, hasSandbox, onCheck, onReconnect, onDisconnect } = props
  if (connections.status === 'loading') return <SkeletonList rows={2} />
  if (connections.status === 'error') return <ErrorPanel title={t('connections:error')} onRetry={connections.retry} />
  if (connections.data.length === 0 && connections.unreadable === 0) {
    return <EmptyState drawing="channels" title={t('connections:emptyTitle')} text={t('connections:emptyText')} />
  }
  const isGone = ({ status }: Connection) => status === 'disconnected'
  const sorted = [...connections.data.filter((c) => !isGone(c)), ...connections.data.filter(isGone)]
  return (
    <section aria-labelledby="channels-title">
      <h2 id="channels-title" className={classes.sectionTitle}>
        {t('connections:connected')}
      </h2>
      <ul className={classes.cards}>
        {sorted.map((connection) => (
          <ConnectionCard
            key={connection.id}
            connection={connection}
            isOnline={isOnline}
            isChecking={checking.has(connection.id)}
            hasFeed={hasSandbox && connection.platform === 'sandbox'}
            onCheck={() => onCheck(connection)}
            onReconnect={() => onReconnect(connection)}
            onDisconnect={() => onDisconnect(connection)}
          />
        ))}
      </ul>
      <UnreadableNote count={connections.unreadable} />
    </section>
  )
}

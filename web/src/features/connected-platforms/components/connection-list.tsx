import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { LiveList } from '@/lib/live/use-live.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
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
  return (
    <DataState
      read={connections}
      loading={<SkeletonList rows={2} />}
      errorTitle={t('connections:error')}
      empty={<EmptyState drawing="channels" title={t('connections:emptyTitle')} text={t('connections:emptyText')} />}
    >
      {(found) => (
        <section aria-labelledby="channels-title">
          <h2 id="channels-title" className={classes.sectionTitle}>
            {t('connections:connected')}
          </h2>
          <ul className={classes.cards}>
            {[...found.filter((each) => !isGone(each)), ...found.filter(isGone)].map((connection) => (
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
        </section>
      )}
    </DataState>
  )
}

function isGone({ status }: Connection): boolean {
  return status === 'disconnected'
}

import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { LiveList } from '@/lib/live/use-live.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ConnectionCard } from './connection-card.tsx'
import type { ConnectionCommands } from './use-connection-commands.ts'
import classes from './connection-card.module.css'

type Props = {
  connections: LiveList<Connection>
  isOnline: boolean
  commands: ConnectionCommands
  onReconnect: (connection: Connection) => void
  onSettings: (connection: Connection) => void
  onDisconnect: (connection: Connection) => void
}

/** The workspace's channels, those that work or want attention before those that were disconnected. */
export function ConnectionList({ connections, isOnline, commands, ...props }: Props) {
  const { t } = useTranslation('connections')
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
                isBusy={commands.busy.has(connection.id)}
                onCheck={() => void commands.check(connection)}
                onPause={() => void commands.pause(connection)}
                onReconnect={() => props.onReconnect(connection)}
                onSettings={() => props.onSettings(connection)}
                onDisconnect={() => props.onDisconnect(connection)}
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

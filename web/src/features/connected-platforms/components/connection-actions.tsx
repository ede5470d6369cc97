import { Button, Group } from '@mantine/core'
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import { routes } from '@/config/routes.ts'

export type ConnectionActionProps = {
  connection: Connection
  isOnline: boolean
  isChecking: boolean
  /** Sandbox channels have a feed where the product runs on the emulators. */
  hasFeed: boolean
  onCheck: () => void
  onReconnect: () => void
  onDisconnect: () => void
}

/** What can be done with a channel; the likeliest for its health comes first. */
export function ConnectionActions(props: ConnectionActionProps) {
  const { t } = useTranslation('connections')
  const { connection, isOnline, isChecking, hasFeed, onCheck, onReconnect, onDisconnect } = props
  const isGone = connection.status === 'disconnected'
  const needsReconnect = isGone || connection.status === 'needs_reconnect'
  return (
    <Group gap="xs" role="group" aria-label={t('connections:action.more', { name: connection.handle })}>
      {needsReconnect && (
        <Button size="compact-sm" onClick={onReconnect} disabled={!isOnline}>
          {t('connections:action.reconnect')}
        </Button>
      )}
      {!isGone && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRefresh size="0.9375rem" aria-hidden />}
          loading={isChecking}
          disabled={!isOnline}
          onClick={onCheck}
        >
          {t('connections:action.check')}
        </Button>
      )}
      {hasFeed && (
        <Button size="compact-sm" variant="default" component={Link} to={routes.sandboxFeed.href(connection.id)}>
          {t('connections:action.feed')}
        </Button>
      )}
      {!isGone && !needsReconnect && connection.platform === 'bluesky' && (
        <Button size="compact-sm" variant="subtle" onClick={onReconnect} disabled={!isOnline}>
          {t('connections:action.reconnect')}
        </Button>
      )}
      {!isGone && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          leftSection={<IconPlugConnectedX size="0.9375rem" aria-hidden />}
          disabled={!isOnline}
          onClick={onDisconnect}
        >
          {t('connections:action.disconnect')}
        </Button>
      )}
    </Group>
  )
}

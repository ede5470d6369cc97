import { Button, Group } from '@mantine/core'
import {
  IconAdjustments,
  IconExternalLink,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlugConnectedX,
  IconRefresh,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { channelAddress } from '@/posts/channels/channel-link.tsx'

export type ConnectionActionProps = {
  connection: Connection
  isOnline: boolean
  isBusy: boolean
  onCheck: () => void
  /** Pauses publishing on the channel, or ends the pause. */
  onPause: () => void
  onReconnect: () => void
  onSettings: () => void
  onDisconnect: () => void
}

/** Shows the actions of a channel; the most likely one for its health comes first. */
export function ConnectionActions(props: ConnectionActionProps) {
  const { t } = useTranslation('connections')
  const { connection, isOnline, isBusy, onCheck, onPause, onReconnect, onSettings, onDisconnect } = props
  const { auth } = contractFor(connection)
  const isGone = connection.status === 'disconnected'
  const isAssisted = connection.mode === 'assisted'
  const needsReconnect = isGone || connection.status === 'needs_reconnect'
  const PauseIcon = connection.pausedAt === null ? IconPlayerPause : IconPlayerPlay
  const canRenew = !isGone && !needsReconnect && !isAssisted && auth.kind !== 'none'
  return (
    <Group gap="xs" role="group" aria-label={t('connections:action.more', { name: connection.handle })}>
      {needsReconnect && (
        <Button size="compact-sm" onClick={onReconnect} disabled={!isOnline}>
          {t('connections:action.reconnect')}
        </Button>
      )}
      {!isGone && !isAssisted && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRefresh size="0.9375rem" aria-hidden />}
          loading={isBusy}
          disabled={!isOnline}
          onClick={onCheck}
        >
          {t('connections:action.check')}
        </Button>
      )}
      {!isGone && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconAdjustments size="0.9375rem" aria-hidden />}
          onClick={onSettings}
        >
          {t('connections:action.settings')}
        </Button>
      )}
      {!isGone && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<PauseIcon size="0.9375rem" aria-hidden />}
          disabled={!isOnline || isBusy}
          onClick={onPause}
        >
          {t(connection.pausedAt === null ? 'connections:action.pause' : 'connections:action.resume')}
        </Button>
      )}
      <PageLink connection={connection} />
      {canRenew && (
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

/** Links to the channel at its network, or on this site if the channel is hosted here. */
function PageLink({ connection }: { connection: Connection }) {
  const { t } = useTranslation('connections')
  const { id, platform, handle } = connection
  const address = channelAddress({ platform, handle, connectionId: id }, connection)
  if (address === null) return null
  if (address.startsWith('/')) {
    return (
      <Button size="compact-sm" variant="default" component={Link} to={address}>
        {t('connections:action.page')}
      </Button>
    )
  }
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      component="a"
      href={address}
      target="_blank"
      rel="noreferrer"
      leftSection={<IconExternalLink size="0.9375rem" aria-hidden />}
    >
      {t('connections:action.page')}
    </Button>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { ConnectionMode } from '@postwright/core/platforms/channel-facts'
import type { Platform } from '@postwright/core/platforms/platform'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useWriteForChannel } from './components/use-write-for-channel.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { ConnectionList } from './components/connection-list.tsx'
import { NetworkOffers } from './components/network-offers.tsx'
import { useConnectionCommands } from './components/use-connection-commands.ts'

const ChannelSettingsDialog = lazyWhenIdle(
  async () => (await import('./components/channel-settings-dialog.tsx')).ChannelSettingsDialog,
)
const ConnectDialog = lazyWhenIdle(async () => (await import('./components/connect-dialog.tsx')).ConnectDialog)
const DisconnectDialog = lazyWhenIdle(async () => (await import('./components/disconnect-dialog.tsx')).DisconnectDialog)

type Open =
  | { dialog: 'connect'; platform: Platform; mode: ConnectionMode; connection: Connection | null }
  | { dialog: 'settings'; connection: Connection }
  | { dialog: 'disconnect'; connection: Connection }

/** `/dashboard/connected-platforms`: the accounts the workspace publishes to. */
export function Component() {
  const { t } = useTranslation('connections')
  const { workspaceId } = useSignedIn()
  const online = useOnline()
  const connections = useConnections(workspaceId)
  const commands = useConnectionCommands(workspaceId)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const writeFor = useWriteForChannel()
  const latest = useRef(connections)
  useEffect(() => {
    latest.current = connections
  })
  // Connecting the first channel opens the composer; a user who adds another channel is setting up and stays here. The list may have loaded during
  // the request to the network, and may already contain the new channel.
  const onConnected = (connectionIds: string[]) => {
    const known = latest.current.status === 'ready' ? latest.current.data : []
    const others = known.filter(({ id }) => !connectionIds.includes(id))
    const [first] = connectionIds
    if (first !== undefined && !others.some(isUsable)) void writeFor(first)
  }
  const reconnect = (connection: Connection) => {
    const { platform, mode } = connection
    setOpen({ dialog: 'connect', platform, mode, connection })
  }

  return (
    <>
      <PageHeader title={t('connections:title')} description={t('connections:description')} />
      <ConnectionList
        connections={connections}
        isOnline={online}
        commands={commands}
        onReconnect={reconnect}
        onSettings={(connection) => setOpen({ dialog: 'settings', connection })}
        onDisconnect={(connection) => setOpen({ dialog: 'disconnect', connection })}
      />
      <NetworkOffers
        workspaceId={workspaceId}
        isOnline={online}
        onConnect={(platform, mode) => setOpen({ dialog: 'connect', platform, mode, connection: null })}
      />
      <ConnectDialog
        props={
          open?.dialog === 'connect'
            ? {
                workspaceId,
                platform: open.platform,
                mode: open.mode,
                connection: open.connection,
                isOnline: online,
                onClose: close,
                onConnected,
              }
            : null
        }
      />
      <ChannelSettingsDialog
        props={
          open?.dialog === 'settings'
            ? { workspaceId, connection: open.connection, isOnline: online, onClose: close }
            : null
        }
      />
      <DisconnectDialog
        props={
          open?.dialog === 'disconnect'
            ? {
                workspaceId,
                connection: open.connection,
                onClose: close,
                onReconnect: () => reconnect(open.connection),
              }
            : null
        }
      />
    </>
  )
}

function isUsable({ status }: Connection): boolean {
  return status === 'connected'
}

import { useOnline } from '@/ui/use-online.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Platform } from '@postwright/core/platforms/platform'
import { readEnv } from '@/config/env.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { ConnectBlueskyDialog } from './components/connect-bluesky-dialog.tsx'
import { ConnectionList } from './components/connection-list.tsx'
import { DisconnectDialog } from './components/disconnect-dialog.tsx'
import { NetworkOffers } from './components/network-offers.tsx'
import { SandboxDialog } from './components/sandbox-dialog.tsx'
import { useConnectionCommands } from './components/use-connection-commands.ts'
import { useConnections } from '@/publishing/use-connections.ts'
import { useWriteForChannel } from '@/publishing/use-write-for-channel.ts'
import classes from './components/connection-card.module.css'

type Open =
  | { dialog: 'bluesky'; connection: Connection | null }
  | { dialog: 'sandbox' }
  | { dialog: 'disconnect'; connection: Connection }

/** `/dashboard/connected-platforms`: the accounts the workspace publishes to. */
export function Component() {
  const { t } = useTranslation(['connections', 'publishing'])
  const { workspaceId } = useSignedIn()
  const online = useOnline()
  const hasSandbox = readEnv().emulators !== null
  const connections = useConnections(workspaceId)
  const { checking, check, reopen } = useConnectionCommands(workspaceId)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const writeFor = useWriteForChannel()
  const latest = useRef(connections)
  useEffect(() => {
    latest.current = connections
  })
  // With the first channel there is something to write for; a person who adds another one is setting up and stays. The list may
  // have arrived while the network was asked, and may name the new channel already.
  const onConnected = (connectionId: string) => {
    const others = latest.current.status === 'ready' ? latest.current.data.filter(({ id }) => id !== connectionId) : []
    if (!others.some(isUsable)) void writeFor(connectionId)
  }
  const platforms: Platform[] = hasSandbox ? ['bluesky', 'sandbox'] : ['bluesky']

  const reconnect = (connection: Connection) => {
    if (connection.platform === 'sandbox') void reopen(connection)
    else setOpen({ dialog: 'bluesky', connection })
  }

  return (
    <>
      <PageHeader title={t('connections:title')} description={t('connections:description')} />
      <ConnectionList
        connections={connections}
        isOnline={online}
        checking={checking}
        hasSandbox={hasSandbox}
        onCheck={(connection) => void check(connection)}
        onReconnect={reconnect}
        onDisconnect={(connection) => setOpen({ dialog: 'disconnect', connection })}
      />
      <h2 className={classes.sectionTitle}>{t('connections:add')}</h2>
      <NetworkOffers
        platforms={platforms}
        isOnline={online}
        onConnect={(platform) =>
          setOpen(platform === 'bluesky' ? { dialog: 'bluesky', connection: null } : { dialog: 'sandbox' })
        }
      />
      {open?.dialog === 'bluesky' && (
        <ConnectBlueskyDialog
          workspaceId={workspaceId}
          connection={open.connection}
          isOnline={online}
          onClose={close}
          onConnected={onConnected}
        />
      )}
      {open?.dialog === 'sandbox' && (
        <SandboxDialog workspaceId={workspaceId} isOnline={online} onClose={close} onConnected={onConnected} />
      )}
      {open?.dialog === 'disconnect' && (
        <DisconnectDialog
          workspaceId={workspaceId}
          connection={open.connection}
          isOnline={online}
          onClose={close}
          onReconnect={() => reconnect(open.connection)}
        />
      )}
    </>
  )
}

function isUsable({ status }: Connection): boolean {
  return status === 'connected'
}

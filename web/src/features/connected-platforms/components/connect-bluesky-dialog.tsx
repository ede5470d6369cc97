import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { toast } from '@/ui/toast.tsx'
import { initialValues } from '../connect-form.ts'
import { connectChannel } from '../data/connection-commands.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { ConnectBlueskyForm } from './connect-bluesky-form.tsx'

type Props = {
  workspaceId: string
  /** The channel to connect again; null for a new account. */
  connection: Connection | null
  isOnline: boolean
  onClose: () => void
  /** A new account works; the dialog is closed by then. */
  onConnected: (connectionId: string) => void
}

/** Connects a Bluesky account, or one that is known again. Closing it while the server is asked gives up waiting. */
export function ConnectBlueskyDialog({ workspaceId, connection, isOnline, onClose, onConnected }: Props) {
  const { t } = useTranslation('connections')
  const waiting = useRef<AbortController | null>(null)
  useEffect(() => () => waiting.current?.abort(), [])

  return (
    <Dialog
      onClose={onClose}
      title={
        connection === null
          ? t('connections:bluesky.title')
          : t('connections:bluesky.reconnectTitle', { handle: connection.handle })
      }
    >
      <ConnectBlueskyForm
        initial={initialValues(connection)}
        isReconnect={connection !== null}
        isOnline={isOnline}
        onClose={onClose}
        onConnect={async (values) => {
          waiting.current = new AbortController()
          const { id, handle } = await connectChannel(
            { workspaceId, platform: 'bluesky', values },
            waiting.current.signal,
          )
          toast.success(
            connection === null
              ? t('connections:bluesky.done', { handle })
              : t('connections:bluesky.redone', { handle }),
          )
          onClose()
          if (connection === null) onConnected(id)
        }}
      />
    </Dialog>
  )
}

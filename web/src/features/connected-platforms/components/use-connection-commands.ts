import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { useErrorText } from '@/lib/use-error-text.ts'
import { toast } from '@/ui/toast.tsx'
import { CONNECTION_LOOK } from '../connection-look.ts'
import { setChannelPause } from '@postwright/core/api/publishing-rules'
import { checkConnection } from '@postwright/core/api/connections'
import { call } from '@/lib/api-client.ts'

export type ConnectionCommands = ReturnType<typeof useConnectionCommands>

/** Returns the commands for a channel's card, which report their errors as toasts; `busy` holds the ids of the channels with a running command. */
export function useConnectionCommands(workspaceId: string) {
  const { t } = useTranslation('connections')
  const errorText = useErrorText()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  async function run({ id, handle }: Connection, work: () => Promise<void>): Promise<void> {
    setBusy((ids) => new Set([...ids, id]))
    try {
      await work()
    } catch (error) {
      toast.error(`${t('connections:check.failed', { handle })} ${errorText(error)}`)
    } finally {
      setBusy((ids) => new Set([...ids].filter((other) => other !== id)))
    }
  }

  const check = (connection: Connection) =>
    run(connection, async () => {
      const { status } = await call(checkConnection, { workspaceId, connectionId: connection.id })
      const message = t(CONNECTION_LOOK[status].checked, { handle: connection.handle })
      if (status === 'connected') toast.success(message)
      else toast.error(message)
    })

  const pause = (connection: Connection) =>
    run(connection, async () => {
      const isPaused = connection.pausedAt === null
      const { released } = await call(setChannelPause, { workspaceId, connectionId: connection.id, isPaused })
      const { handle } = connection
      toast.success(
        isPaused ? t('connections:pause.done', { handle }) : t('connections:pause.ended', { handle, count: released }),
      )
    })

  return { busy, check, pause }
}

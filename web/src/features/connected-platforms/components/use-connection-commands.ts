import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { useErrorText } from '@/lib/use-error-text.ts'
import { toast } from '@/ui/toast.tsx'
import { CONNECTION_LOOK } from '../connection-look.ts'
import { checkNow, connectChannel } from '../data/connection-commands.ts'

/** Checking a channel and reopening a practice channel: each says what came of it; `checking` holds the ids under way. */
export function useConnectionCommands(workspaceId: string) {
  const { t } = useTranslation('connections')
  const errorText = useErrorText()
  const [checking, setChecking] = useState<ReadonlySet<string>>(new Set())

  async function check({ id, handle }: Connection) {
    setChecking((ids) => new Set([...ids, id]))
    try {
      const { status } = await checkNow({ workspaceId, connectionId: id })
      const message = t(CONNECTION_LOOK[status].checked, { handle })
      if (status === 'connected') toast.success(message)
      else toast.error(message)
    } catch (error) {
      toast.error(`${t('connections:check.failed', { handle })} ${errorText(error)}`)
    } finally {
      setChecking((ids) => new Set([...ids].filter((other) => other !== id)))
    }
  }

  async function reopen({ name }: Connection) {
    try {
      await connectChannel({ workspaceId, platform: 'sandbox', values: { name } })
      toast.success(t('connections:sandbox.redone', { name }))
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  return { checking, check, reopen }
}

import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { toast } from '@/ui/toast.tsx'
import { usePendingCount } from '../data/connections.ts'
import { disconnect } from '@postwright/core/api/connections'
import { call } from '@/lib/api-client.ts'

type Props = {
  workspaceId: string
  connection: Connection
  onClose: () => void
  onReconnect: () => void
}

/** Asks for confirmation before the secrets are deleted, which cannot be undone, and explains what happens to scheduled posts. */
export function DisconnectDialog({ workspaceId, connection, onClose, onReconnect }: Props) {
  const { t } = useTranslation('connections')
  const { handle, platform, mode } = connection
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  const hasSecret = mode === 'direct' && auth.kind !== 'none' && auth.kind !== 'generated'

  const confirm = async () => {
    const { held } = await call(disconnect, { workspaceId, connectionId: connection.id })
    const message =
      held === 0
        ? t('connections:disconnect.done', { handle })
        : t('connections:disconnect.doneHeld', { handle, count: held })
    toast.undo(message, { label: t('connections:disconnect.reconnect'), onUndo: onReconnect })
  }

  return (
    <ConfirmDialog
      title={t('connections:disconnect.title', { handle })}
      confirm={t('connections:disconnect.confirm')}
      cancel={t('connections:disconnect.keep')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <OfflineNote text={t('connections:offline')} />
      <Stack gap="md">
        <HeldCount workspaceId={workspaceId} connectionId={connection.id} />
        <Text size="sm" c="dimmed">
          {hasSecret ? t('connections:disconnect.forgets') : t('connections:disconnect.closes')}{' '}
          {auth.kind === 'generated' ? t('connections:disconnect.deletesFeed') : t('connections:disconnect.published')}
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}

function HeldCount({ workspaceId, connectionId }: { workspaceId: string; connectionId: string }) {
  const { t } = useTranslation('connections')
  const pending = usePendingCount(workspaceId, connectionId)
  if (pending.status === 'pending') return <Text role="status">{t('connections:disconnect.counting')}</Text>
  if (pending.status === 'error') return <Text>{t('connections:disconnect.unknown')}</Text>
  if (pending.data === 0) return <Text>{t('connections:disconnect.none')}</Text>
  if (pending.data >= LIST_LIMIT_MAX)
    return <Text>{t('connections:disconnect.many', { max: LIST_LIMIT_MAX - 1 })}</Text>
  return <Text>{t('connections:disconnect.held', { count: pending.data })}</Text>
}

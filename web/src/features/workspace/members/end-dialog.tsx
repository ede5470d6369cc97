import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Member } from '@postwright/core/model/member'
import { routes } from '@/config/routes.ts'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { session } from '@/session/session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { toast } from '@/ui/toast.tsx'
import { dropMember, handOverTo, leave } from '../data/members.ts'

type Props = { act: 'transfer' | 'remove' | 'leave'; member: Member; name: string; onClose: () => void }

/** Asks for confirmation before a membership or the user's ownership ends, and explains the consequences. */
export function EndDialog({ act, member: { workspaceId, uid }, name, onClose }: Props) {
  const { t } = useTranslation('workspace')
  const navigate = useNavigate()
  const values = { name, workspace: useWorkspace().name }

  async function perform(): Promise<void> {
    if (act === 'transfer') await handOverTo(workspaceId, uid)
    if (act === 'remove') await dropMember(workspaceId, uid)
    if (act === 'leave') {
      const next = await leave(workspaceId)
      await navigate(routes.dashboard.href())
      session.enterWorkspace(next)
    }
    toast.success(t(`workspace:${act}.done`, values))
  }

  return (
    <ConfirmDialog
      title={t(`workspace:${act}.title`, values)}
      confirm={t(`workspace:${act}.confirm`)}
      isDangerous={act !== 'transfer'}
      onConfirm={perform}
      onClose={onClose}
    >
      <Text size="sm">{t(`workspace:${act}.text`, values)}</Text>
    </ConfirmDialog>
  )
}

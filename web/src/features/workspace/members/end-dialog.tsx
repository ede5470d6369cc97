import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Member } from '@postwright/core/model/member'
import { routes } from '@/config/routes.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { session } from '@/session/session.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { dropMember, handOverTo, leave } from '../data/members.ts'

type Props = { act: 'transfer' | 'remove' | 'leave'; member: Member; name: string; onClose: () => void }

/** Asks for confirmation before a membership or the user's ownership ends, and explains the consequences. */
export function EndDialog({ act, member: { workspaceId, uid }, name, onClose }: Props) {
  const { t } = useTranslation(['workspace', 'common'])
  const navigate = useNavigate()
  const online = useOnline()
  const sensitive = useSensitive()
  const { run, isRunning, failure } = useApiCall()
  const values = { name, workspace: useWorkspace().name }

  async function perform(): Promise<void> {
    if (act === 'transfer') {
      const { done } = await sensitive.run(() => handOverTo(workspaceId, uid))
      if (!done) return
    }
    if (act === 'remove') await dropMember(workspaceId, uid)
    if (act === 'leave') {
      const next = await leave(workspaceId)
      await navigate(routes.dashboard.href())
      session.enterWorkspace(next)
    } else {
      onClose()
    }
    toast.success(t(`workspace:${act}.done`, values))
  }

  return (
    <Dialog title={t(`workspace:${act}.title`, values)} onClose={onClose}>
      <Text size="sm">{t(`workspace:${act}.text`, values)}</Text>
      <FormError message={failure} />
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common:action.cancel')}
        </Button>
        <Button
          color={act === 'transfer' ? undefined : 'red'}
          loading={isRunning}
          disabled={!online}
          onClick={() => void run(perform)}
        >
          {t(`workspace:${act}.confirm`)}
        </Button>
      </Group>
      {sensitive.dialog}
    </Dialog>
  )
}

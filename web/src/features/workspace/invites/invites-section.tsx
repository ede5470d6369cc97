import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedInvite } from '@postwright/core/model/invite'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useRight } from '@/session/use-role.ts'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { InviteRow } from './invite-row.tsx'
import { useInvites } from './invites-data.ts'
import styles from './invites.module.css'

const InviteDialog = lazyWhenIdle(async () => (await import('./invite-dialog.tsx')).InviteDialog)

type Props = { workspaceId: string }

/** Lists the invites of a workspace, with role and state, for users who manage its members. */
export function InvitesSection({ workspaceId }: Props) {
  const { t } = useTranslation(['invites', 'common'])
  const mayInvite = useRight('manage_members')
  return mayInvite ? <Section workspaceId={workspaceId} title={t('invites:title')} /> : null
}

function Section({ workspaceId, title }: Props & { title: string }) {
  const { t } = useTranslation('invites')
  const { data, isPending, error, refetch } = useInvites(workspaceId)
  const [inviting, setInviting] = useState<'new' | ListedInvite | null>(null)
  return (
    <>
      <Panel
        id="invites"
        title={title}
        description={t('invites:description')}
        flush
        actions={
          <Button leftSection={<IconUserPlus size="1rem" aria-hidden />} onClick={() => setInviting('new')}>
            {t('invites:invite')}
          </Button>
        }
      >
        {isPending && <SkeletonList rows={2} label={t('invites:loading')} />}
        {error && !data && <ErrorPanel title={t('invites:error')} onRetry={() => void refetch()} />}
        {data?.invites.length === 0 && <p className={styles.empty}>{t('invites:empty')}</p>}
        {data && data.invites.length > 0 && (
          <ul className={styles.rows} aria-label={title}>
            {data.invites.map((invite) => (
              <InviteRow
                key={invite.id}
                workspaceId={workspaceId}
                invite={invite}
                sendsMails={data.sendsMails}
                onInvite={setInviting}
              />
            ))}
          </ul>
        )}
      </Panel>
      {inviting && (
        <InviteDialog
          props={{
            workspaceId,
            sendsMails: data?.sendsMails ?? false,
            imported: inviting === 'new' ? null : inviting,
            onClose: () => setInviting(null),
          }}
        />
      )}
    </>
  )
}

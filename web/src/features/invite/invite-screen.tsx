import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isUnknownLink } from '@/lib/is-unknown-link.ts'
import { CardPage } from '@/ui/card-page.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { AcceptInvite } from './accept-invite.tsx'
import { type OpenedInvite, useInvite } from './invite-queries.ts'
import page from '@/ui/card-page.module.css'
import styles from './invite.module.css'

/** `/invite/:token`: the inviting person and workspace, and the ways to join with an existing account or a new one. */
export function Component() {
  const { token = '' } = useParams()
  return (
    <CardPage>
      <InviteState key={token} token={token} />
    </CardPage>
  )
}

function InviteState({ token }: { token: string }) {
  const { t } = useTranslation('invite')
  const { data: invite, error, isPending, refetch } = useInvite(token)
  if (invite) return <ShownInvite token={token} invite={invite} />
  if (isPending) {
    return (
      <Card>
        <SkeletonList rows={3} label={t('invite:loading')} />
      </Card>
    )
  }
  if (isUnknownLink(error)) return <Closed title={t('invite:unknown.title')} text={t('invite:unknown.text')} />
  return <ErrorPanel level={1} title={t('invite:failed')} onRetry={() => void refetch()} />
}

function ShownInvite({ token, invite }: { token: string; invite: OpenedInvite }) {
  const { t } = useTranslation(['invite', 'common'])
  if (invite.state === 'revoked') return <Closed title={t('invite:revoked.title')} text={t('invite:revoked.text')} />
  const { state, workspaceName: workspace, invitedBy, role, address } = invite
  return (
    <Card>
      <div>
        <p className={page.kicker}>{t('invite:by', { name: invitedBy })}</p>
        <h1 className={page.title}>{t('invite:title', { workspace })}</h1>
      </div>
      <div className={styles.role}>
        <p className={styles.roleName}>{t('invite:role', { role: t(`common:workspace.role.${role}`) })}</p>
        <p>{t(`invite:can.${role}`)}</p>
      </div>
      {state !== 'open' && (
        <p className={styles.closed}>
          {t(state === 'expired' ? 'invite:expired' : 'invite:usedUp', { name: invitedBy })}
        </p>
      )}
      <AcceptInvite token={token} isOpen={state === 'open'} address={address} />
    </Card>
  )
}

function Card({ children }: { children: ReactNode }) {
  return <div className={page.card}>{children}</div>
}

function Closed({ title, text }: { title: string; text: string }) {
  return <EmptyState level={1} drawing="broken" title={title} text={text} />
}

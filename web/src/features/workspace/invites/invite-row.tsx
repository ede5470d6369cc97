import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { InviteState, ListedInvite } from '@postwright/core/model/invite'
import type { MailState } from '@postwright/core/model/mail'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { type BadgeTone, StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { useInviteCommands } from './invites-data.ts'
import rows from '@/ui/described-rows.module.css'
import styles from './invites.module.css'

const TONES = {
  open: 'positive',
  unsent: 'warning',
  used_up: 'neutral',
  expired: 'warning',
  revoked: 'neutral',
} as const satisfies Record<InviteState, BadgeTone>
/** Email states that are not retried automatically. */
const UNSENT: readonly MailState[] = ['failed', 'unconfirmed']

type Props = {
  workspaceId: string
  invite: ListedInvite
  sendsMails: boolean
  /** Invites an imported member. */
  onInvite: (invite: ListedInvite) => void
}

export function InviteRow({ workspaceId, invite, sendsMails, onInvite }: Props) {
  const { t } = useTranslation(['invites', 'common'])
  const { revoke, resend } = useInviteCommands(workspaceId)
  const { run, isRunning, failure } = useApiCall()
  const { id, role, address, state, usesMax, uses, expiresAt, invitedBy } = invite
  const name = address ?? (invite.name === '' ? t('invites:byLink') : invite.name)
  const isUnsent = state === 'unsent'
  const isOpen = state === 'open'

  const end = () =>
    run(async () => {
      await revoke(id)
      toast.success(t(isUnsent ? 'invites:removed' : 'invites:revoked'))
    })
  const sendAgain = () =>
    run(async () => {
      await resend(id)
      toast.success(t('invites:resent', { address }))
    })

  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p className={rows.name}>
          {name}
          <StateBadge tone={TONES[state]}>{t(`invites:state.${state}`)}</StateBadge>
        </p>
        <p className={rows.facts}>
          {t(`common:workspace.role.${role}`)}
          {usesMax > 1 && <> · {t('invites:used', { count: uses.length, max: usesMax })}</>}
          {' · '}
          {t(isUnsent ? 'invites:importedBy' : 'invites:by', { name: invitedBy })}
          {isOpen && (
            <>
              {' · '}
              {t('invites:expires')} <RelativeTime instant={expiresAt} />
            </>
          )}
        </p>
        {uses.map(({ uid, name: who, usedAt }) => (
          <p key={`${uid} ${usedAt}`} className={rows.facts}>
            {t('invites:joined', { name: who === '' ? t('invites:formerMember') : who })}{' '}
            <RelativeTime instant={usedAt} />
          </p>
        ))}
        {isOpen && address !== null && <MailFacts invite={invite} />}
        <FormError message={failure} />
      </div>
      {(isOpen || isUnsent) && (
        <div className={rows.actions}>
          {isUnsent && (
            <Button size="compact-md" aria-label={t('invites:inviteOf', { name })} onClick={() => onInvite(invite)}>
              {t('invites:inviteOne')}
            </Button>
          )}
          {address !== null && sendsMails && (
            <Button
              size="compact-md"
              variant="default"
              disabled={isRunning}
              aria-label={t('invites:resendTo', { address })}
              onClick={() => void sendAgain()}
            >
              {t('invites:resend')}
            </Button>
          )}
          <Button
            size="compact-md"
            variant="default"
            loading={isRunning}
            aria-label={t(isUnsent ? 'invites:removeOf' : 'invites:revokeOf', { name })}
            onClick={() => void end()}
          >
            {t(isUnsent ? 'invites:remove' : 'invites:revoke')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Shows the state of the email, with the reason if it was not sent. */
function MailFacts({ invite: { mail } }: { invite: ListedInvite }) {
  const { t } = useTranslation('invites')
  if (!mail) return <p className={rows.facts}>{t('invites:mail.none')}</p>
  const isUnsent = UNSENT.includes(mail.state)
  return (
    <p className={isUnsent ? styles.unsent : rows.facts}>
      {t(`invites:mail.${mail.state}`)}
      {mail.state === 'failed' && mail.problem && <> {t(`invites:problem.${mail.problem}`)}</>}
    </p>
  )
}

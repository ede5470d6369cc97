import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@postwright/core/model/member'
import { lazyPart } from '@/lib/later-part.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useRole } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { Avatar } from '@/ui/avatar.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { MEMBER_ACTIONS } from './member-actions.ts'
import rows from '@/ui/described-rows.module.css'
import styles from './members.module.css'

const MemberDialog = lazyPart(async () => (await import('./member-dialog.tsx')).MemberDialog)
const EndDialog = lazyPart(async () => (await import('./end-dialog.tsx')).EndDialog)

type Props = {
  member: Member
  /** Null while it is not known. */
  name: string | null
}

/** A member with name, role, channels, and what can be done about them. */
export function MemberRow({ member, name }: Props) {
  const { t } = useTranslation(['workspace', 'common'])
  const { user } = useSignedIn()
  const ownRole = useRole()
  const offer = useOfferActions()
  const [dialog, setDialog] = useState<'change' | 'transfer' | 'remove' | 'leave' | null>(null)
  const isSelf = member.uid === user.id
  const shown = isSelf ? user.fullName : name
  const actions = offer(MEMBER_ACTIONS, {
    role: member.role,
    isSelf,
    ownRole,
    onChange: () => setDialog('change'),
    onTransfer: () => setDialog('transfer'),
    onRemove: () => setDialog('remove'),
    onLeave: () => setDialog('leave'),
  })
  const close = () => setDialog(null)
  return (
    <li className={rows.row}>
      <Avatar name={shown ?? ''} size={36} />
      <div className={styles.words}>
        <p className={rows.name}>
          {shown ?? <Skeleton component="span" display="inline-block" height="0.875rem" width="9rem" />}
          {isSelf && <span className={styles.you}>{t('workspace:members.you')}</span>}
          {member.suspended && <StateBadge tone="warning">{t('workspace:members.suspended')}</StateBadge>}
        </p>
        <p className={rows.facts}>
          {t('workspace:members.joined')} <RelativeTime instant={member.createdAt} />
          {member.channelIds !== null && ` · ${t('workspace:members.channels', { count: member.channelIds.length })}`}
        </p>
      </div>
      <span className={styles.role}>{t(`common:workspace.role.${member.role}`)}</span>
      <span className={styles.menu}>
        {actions.length > 0 && (
          <ActionMenu label={t('workspace:member.actions', { name: shown ?? '' })} actions={actions} />
        )}
      </span>
      {dialog === 'change' && <MemberDialog member={member} name={shown ?? ''} onClose={close} />}
      {dialog !== null && dialog !== 'change' && (
        <EndDialog act={dialog} member={member} name={shown ?? ''} onClose={close} />
      )}
    </li>
  )
}

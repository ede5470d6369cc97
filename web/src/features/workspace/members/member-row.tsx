import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Member } from '@postwright/core/model/member'
import { useSignedIn } from '@/session/use-session.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import styles from './members.module.css'

type Props = { member: Member; /** Undefined until it is known. */ name: string | undefined }

export function MemberRow({ member, name }: Props) {
  const { t } = useTranslation(['workspace', 'common'])
  const { user } = useSignedIn()
  const shown = member.uid === user.id ? user.fullName : name
  return (
    <li className={styles.row}>
      <Avatar name={shown ?? ''} size={36} />
      <div className={styles.words}>
        <p className={styles.name}>
          {shown ?? <Skeleton component="span" display="inline-block" height="0.875rem" width="9rem" />}
          {member.uid === user.id && <span className={styles.you}>{t('workspace:members.you')}</span>}
          {member.suspended && <StateBadge tone="warning">{t('workspace:members.suspended')}</StateBadge>}
        </p>
        <p className={styles.facts}>
          {t('workspace:members.joined')} <RelativeTime instant={member.createdAt} />
        </p>
      </div>
      <span className={styles.role}>{t(`common:workspace.role.${member.role}`)}</span>
    </li>
  )
}

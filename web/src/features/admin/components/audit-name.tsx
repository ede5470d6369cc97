import { useTranslation } from 'react-i18next'
import { AUDIT_ACTORS, AUDIT_PSEUDONYM } from '@postwright/core/model/audit-entry'
import { useSignedIn } from '@/session/use-session.ts'
import classes from './audit.module.css'

type Props = { name: string }

/** Who did something, or what it was done to: ids and paths as they are stored, and words for those that have some. */
export function AuditName({ name }: Props) {
  const { t } = useTranslation('admin')
  const ownUid = useSignedIn().user.id
  if (name === AUDIT_ACTORS.system) return t('admin:audit.who.system')
  if (name === AUDIT_ACTORS.operator) return t('admin:audit.who.operator')
  const isSpoken = name === ownUid || name.startsWith(AUDIT_PSEUDONYM)
  return (
    <span className={classes.who}>
      {isSpoken && <span>{t(name === ownUid ? 'admin:audit.who.you' : 'admin:audit.who.deleted')}</span>}
      <span className={classes.id}>{name}</span>
    </span>
  )
}

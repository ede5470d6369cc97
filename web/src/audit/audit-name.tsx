import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AUDIT_ACTORS, AUDIT_PSEUDONYM } from '@postwright/core/model/audit-entry'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useNamesShown } from './record-names.ts'
import classes from './audit.module.css'

type Props = { uid: string }

/** A person by name, linked to their account; words for the product itself, and the id where no name is left. */
export function AuditName({ uid }: Props) {
  const { t } = useTranslation('user-management')
  const names = useNamesShown()
  const ownUid = useSignedIn().user.id
  if (uid === AUDIT_ACTORS.system) return <b>{t('user-management:audit.who.system')}</b>
  if (uid === AUDIT_ACTORS.operator) return <b>{t('user-management:audit.who.operator')}</b>
  if (uid.startsWith(AUDIT_PSEUDONYM)) return <b>{t('user-management:audit.who.deleted')}</b>
  const person = names.people.get(uid)
  if (uid !== ownUid && !person) return <span className={classes.id}>{uid}</span>
  return (
    <Link className={classes.link} to={routes.admin.href(`user-management/${uid}`)} title={person?.email}>
      {uid === ownUid ? t('user-management:audit.who.you') : person?.fullName}
    </Link>
  )
}

import { useTranslation } from 'react-i18next'
import { AUDIT_ACTORS, AUDIT_PSEUDONYM } from '@postwright/core/model/audit-entry'
import { useSignedIn } from '@/session/use-session.ts'
import { useNamesShown } from '../record-names.ts'
import classes from './audit.module.css'

type Props = { uid: string }

/** A person by name and address; words for the product itself, and the id where no name is left. */
export function AuditName({ uid }: Props) {
  const { t } = useTranslation('user-management')
  const names = useNamesShown()
  const ownUid = useSignedIn().user.id
  if (uid === AUDIT_ACTORS.system) return t('user-management:audit.who.system')
  if (uid === AUDIT_ACTORS.operator) return t('user-management:audit.who.operator')
  if (uid.startsWith(AUDIT_PSEUDONYM)) return t('user-management:audit.who.deleted')
  const person = names.people.get(uid)
  if (uid === ownUid) return <Person name={t('user-management:audit.who.you')} email={person?.email} />
  return person ? <Person name={person.fullName} email={person.email} /> : <span className={classes.id}>{uid}</span>
}

function Person({ name, email }: { name: string; email: string | undefined }) {
  return (
    <span className={classes.who}>
      <span>{name}</span>
      {email !== undefined && <span className={classes.email}>{email}</span>}
    </span>
  )
}

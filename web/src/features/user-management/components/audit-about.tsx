import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@postwright/core/model/audit-entry'
import { auditTarget } from '../audit-target.ts'
import { useNamesShown } from '../record-names.ts'
import { AuditName } from './audit-name.tsx'
import classes from './audit.module.css'

type Props = { entry: AuditEntry }

/** What an entry is about: a person, a channel by its handle, a sign-in, a post. The details hold its id. */
export function AuditAbout({ entry }: Props) {
  const { t } = useTranslation('user-management')
  const names = useNamesShown()
  const target = auditTarget(entry)
  switch (target.kind) {
    case 'person':
      return <AuditName uid={target.uid} />
    case 'session': {
      const name = names.people.get(target.ofUid)?.fullName
      return name === undefined
        ? t('user-management:audit.about.sessionUnknown')
        : t('user-management:audit.about.session', { name })
    }
    case 'channel':
      return <span className={classes.channel}>{target.name}</span>
    case 'post':
      return t('user-management:audit.about.post')
    case 'record':
      return <span className={classes.id}>{target.path}</span>
  }
}

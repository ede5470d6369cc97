import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@postwright/core/model/audit-entry'
import { factText } from '@/config/audit-text.ts'
import { type RecordNames, useNamesShown } from './record-names.ts'
import classes from './audit.module.css'

/** Everything that an entry holds beyond its row. */
export function AuditFacts({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('user-management')
  const names = useNamesShown()
  const facts = Object.entries(entry.facts).map(([name, value]) => factText(t, name, value))
  const rest: [string, string][] = [
    ...(entry.workspaceId === null
      ? []
      : [workspaceFact(t('user-management:audit.workspace'), entry.workspaceId, names)]),
    [t('user-management:audit.person'), entry.actorUid],
    [t('user-management:audit.record'), entry.subject],
    [t('user-management:audit.instant'), new Date(entry.createdAt).toISOString()],
    [t('user-management:audit.entry'), entry.id],
  ]
  return (
    <dl className={classes.facts}>
      {[...facts, ...rest].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function workspaceFact(label: string, id: string, { workspaces }: RecordNames): [string, string] {
  const name = workspaces.get(id)
  return [label, name === undefined ? id : `${name} · ${id}`]
}

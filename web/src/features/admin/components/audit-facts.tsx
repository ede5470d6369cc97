import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@postwright/core/model/audit-entry'
import { factText } from '../audit-text.ts'
import classes from './audit.module.css'

/** Everything that an entry holds beyond its row. */
export function AuditFacts({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin')
  const facts = Object.entries(entry.facts).map(([name, value]) => factText(t, name, value))
  const rest: [string, string][] = [
    ...(entry.workspaceId === null ? [] : [[t('admin:audit.workspace'), entry.workspaceId] as [string, string]]),
    [t('admin:audit.instant'), new Date(entry.createdAt).toISOString()],
    [t('admin:audit.entry'), entry.id],
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

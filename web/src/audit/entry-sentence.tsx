import type { TFunction } from 'i18next'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoldedRow } from '@postwright/core/audit/fold-entries'
import type { AuditEntry } from '@postwright/core/model/audit-entry'
import { actionText, factText } from '@/config/audit-text.ts'
import { AuditName } from './audit-name.tsx'
import { AuditSubject } from './audit-subject.tsx'
import { foldedKey, sentenceKey } from './sentences.ts'
import classes from './audit.module.css'

/** Stand in a translated sentence for its elements; no words hold them. */
const ACTOR = '\uE000'
const TARGET = '\uE001'

/** What happened, as a sentence with the people and the record in it, and the facts below. */
export function EntrySentence({ row }: { row: FoldedRow<AuditEntry> }) {
  const { t } = useTranslation(['audit-log', 'user-management'])
  const { first, entries, isCut } = row
  const sentence = entries.length > 1 ? foldedSentence(t, row) : entrySentence(t, first)
  const facts = entries.length > 1 ? [] : Object.entries(first.facts).map(([name, value]) => factText(t, name, value))
  return (
    <span className={classes.sentence}>
      <span>
        {sentence.split(/([\uE000\uE001])/).map((part, at) => (
          <Fragment key={at}>
            {part === ACTOR ? (
              <AuditName uid={first.actorUid} />
            ) : part === TARGET ? (
              <AuditSubject entry={first} />
            ) : (
              part
            )}
          </Fragment>
        ))}
      </span>
      {isCut && entries.length > 1 && <span className={classes.summary}>{t('audit-log:folded.cut')}</span>}
      {facts.length > 0 && (
        <span className={classes.summary}>
          {facts.map(([name, value]) => t('audit-log:fact', { name, value })).join(' · ')}
        </span>
      )}
    </span>
  )
}

function entrySentence(t: TFunction<['audit-log', 'user-management']>, { action }: AuditEntry): string {
  const key = sentenceKey(action)
  if (key !== null) return t(key, { actor: ACTOR, target: TARGET })
  return t('audit-log:sentence.other', { actor: ACTOR, target: TARGET, action: actionText(t, action) })
}

function foldedSentence(
  t: TFunction<['audit-log', 'user-management']>,
  { first, entries }: FoldedRow<AuditEntry>,
): string {
  const count = entries.length
  const key = foldedKey(first.action)
  if (key !== null) return t(key, { actor: ACTOR, count })
  return t('audit-log:folded.other', { actor: ACTOR, count, action: actionText(t, first.action) })
}

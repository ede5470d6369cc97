import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { auditSubject, type AuditSubjectKind } from '@postwright/core/audit/audit-subject'
import type { AuditEntry } from '@postwright/core/model/audit-entry'
import { AuditName } from './audit-name.tsx'
import { useNamesShown } from './record-names.ts'
import classes from './audit.module.css'
import { routes } from '@/config/routes.ts'

/** Facts that name a record, the best name first. */
const NAMES = ['handle', 'name', 'title', 'platform', 'first']

/** The record that an entry is about, by its name where it has one, linked to its screen. The details hold its id. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit-log')
  const names = useNamesShown()
  const { kind, id } = auditSubject(entry)
  if (kind === 'person') return <AuditName uid={id} />
  const facts = new Map(Object.entries(entry.facts))
  const named = NAMES.map((fact) => facts.get(fact)).find((value) => typeof value === 'string' && value !== '')
  const workspace = kind === 'workspace' ? names.workspaces.get(entry.workspaceId ?? id) : undefined
  const name = workspace ?? named ?? (kind === 'record' ? id : null)
  const text = name === null ? t(`audit-log:kind.${kind}`) : t('audit-log:quoted', { name })
  const screen = recordScreen(kind)
  if (screen === null) return <b className={classes.record}>{text}</b>
  return (
    <Link className={classes.link} to={screen}>
      {text}
    </Link>
  )
}

/** Admin screens where records of a kind are. */
const SCREENS: ReadonlyMap<AuditSubjectKind, string> = new Map([
  ['network', 'integrations'],
  ['deck_template', 'template-designer'],
  ['contact_message', 'inbox'],
  ['contribution', 'public-contributions'],
  ['payout', 'referrals'],
  ['referral_program', 'referrals'],
  ['font', 'font-management'],
  ['plan', 'pricing-management'],
  ['coupon', 'coupon-management'],
  ['payment_method', 'payment-methods'],
  ['payment', 'payment-methods'],
])

/** The address of the screen with records of a kind; null where admins have none. */
function recordScreen(kind: AuditSubjectKind): string | null {
  const screen = SCREENS.get(kind)
  return screen === undefined ? null : routes.admin.href(screen)
}

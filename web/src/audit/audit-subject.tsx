import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { auditSubject, type AuditSubjectKind } from '@postwright/core/audit/audit-subject'
import { type AuditEntry, AUDIT_ACTORS, AUDIT_PSEUDONYM } from '@postwright/core/model/audit-entry'
import { useNamesShown } from './record-names.ts'
import classes from './audit.module.css'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** Facts that contain a record's name, the best one first. */
const NAMES = ['handle', 'name', 'title', 'platform', 'first']

/** Shows the record of an entry by its name if known, linked to its screen. The details contain the record's id. */
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

/** Admin screens with records of each kind. */
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

/** Returns the address of the screen with records of a kind; null where admins have none. */
function recordScreen(kind: AuditSubjectKind): string | null {
  const screen = SCREENS.get(kind)
  return screen === undefined ? null : routes.admin.href(screen)
}

type Props = { uid: string }

/** Shows a user by name, linked to their account; for the product itself a label, and the id if the name is unknown. */
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

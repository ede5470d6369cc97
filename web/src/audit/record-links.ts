import type { AuditSubjectKind } from '@postwright/core/audit/subject-kind'
import { routes } from '@/config/routes.ts'

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
export function recordScreen(kind: AuditSubjectKind): string | null {
  const screen = SCREENS.get(kind)
  return screen === undefined ? null : routes.admin.href(screen)
}

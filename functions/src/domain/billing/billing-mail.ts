import type { Invoice } from '@postwright/core/model/invoice'
import { newMail } from '../mails/new-mail.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'

export type BillingMailEvent =
  | 'receipt'
  | 'payment_failed'
  | 'ended'
  | 'trial_ending'
  | 'changed'
  | 'refunded'
  | 'payment_refused'
  | 'invoice'

const BILLING_PATH = '/dashboard/settings/billing'

type Needs = Pick<Deps, 'users' | 'mails' | 'mailSender' | 'sealer' | 'clock' | 'ids'>

type BillingMail = {
  uid: string
  event: BillingMailEvent
  planName: string
  /** Time in epoch milliseconds; shown as a day in UTC. */
  date?: number
  /** The admin's message to the person. */
  reason?: string
  invoice?: Pick<Invoice, 'number' | 'currency'> & { total: number }
}

/** Reads the person's address. The returned function writes the mail, or does nothing if mail is off or the account does not exist. */
export async function planBillingMailIn(deps: Needs, tx: Tx, event: BillingMail): Promise<() => void> {
  if (!deps.mailSender.isOn) return () => undefined
  const user = await deps.users.getIn(tx, event.uid)
  const id = deps.ids.random()
  return () => {
    if (!user) return
    const mail = {
      id,
      kind: 'billing' as const,
      workspaceId: null,
      to: user.email,
      facts: factsOf(event),
      path: BILLING_PATH,
    }
    deps.mails.createIn(tx, newMail(deps, { uid: event.uid }, mail))
  }
}

function factsOf({ event, planName, date, reason, invoice }: BillingMail): Record<string, string> {
  return {
    event,
    plan: planName,
    ...(date === undefined
      ? {}
      : { date: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(date) }),
    ...(reason === undefined ? {} : { reason }),
    ...(invoice ? { number: invoice.number, amount: formatAmount(invoice.total, invoice.currency) } : {}),
  }
}

/** Formats an amount in minor units for people. */
function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** decimals)
}

import type { setPlanOverride as contract } from '@postwright/core/api/people'
import { PLAN_LIMITS } from '@postwright/core/model/plan'
import type { AuditEntry } from '@postwright/core/model/audit-entry'
import type { Subscription } from '@postwright/core/model/subscription'
import { ownValue } from '@postwright/core/own-value'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { newSubscription } from '../billing/new-subscription.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import { listCurrencies } from './grant-credit.ts'

type OverrideDeps = Pick<Deps, 'users' | 'subscriptions' | 'billablePlans' | 'auditLog' | 'transact' | 'clock'>

/**
 * Sets individual limits for a person. They are stored with the subscription, which is created for a person on Free.
 * @throws the codes of the contract
 */
export async function setPlanOverride(
  deps: OverrideDeps,
  { uid: actorUid }: Caller,
  { uid, override, reason }: z.output<typeof contract.input>,
): Promise<void> {
  const until = override?.until ?? null
  if (until !== null && until <= deps.clock.now()) throw new AppError('time_in_past')
  const [currency] = await listCurrencies(deps)
  await deps.transact(async (tx) => {
    const [user, subscription] = await Promise.all([deps.users.getIn(tx, uid), deps.subscriptions.getIn(tx, uid)])
    if (!user) throw new AppError('not_found', { message: `user ${uid}` })
    const overrides =
      override && Object.keys(override.limits).length > 0 ? { limits: givenLimits(override.limits), until } : null
    if (overrides === null && !subscription?.overrides) return
    if (subscription) deps.subscriptions.updateIn(tx, subscription, { overrides })
    else deps.subscriptions.createIn(tx, { ...newSubscription(deps.clock, uid, currency), overrides })
    deps.auditLog.appendIn(tx, {
      action: 'person.override_set',
      actorUid,
      subject: uid,
      facts: { reason, before: toText(subscription?.overrides ?? null), after: toText(overrides) },
    })
  })
}

type Limits = NonNullable<Subscription['overrides']>['limits']

function givenLimits(limits: Readonly<Record<string, number | null | undefined>>): Limits {
  return Object.fromEntries(
    PLAN_LIMITS.flatMap((name) => {
      const max = ownValue(limits, name)
      return max === undefined ? [] : [[name, max]]
    }),
  )
}

/** Formats the limits and their end as one fact of the audit log. */
function toText(overrides: Subscription['overrides']): AuditEntry['facts'][string] {
  if (overrides === null) return null
  const limits = Object.entries(overrides.limits).map(([name, max]) => `${name} ${max ?? 'unlimited'}`)
  const end = overrides.until === null ? [] : [`until ${new Date(overrides.until).toISOString()}`]
  return [...limits, ...end].join(', ')
}

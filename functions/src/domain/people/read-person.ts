import { CREDIT_GRANTS_SHOWN, type CreditGrant, type PersonDetail } from '@postwright/core/api/people'
import type { LedgerEntry } from '@postwright/core/model/ledger'
import { FREE_PLAN } from '@postwright/core/model/plan'
import { PERSON_WORKSPACES_MAX } from '@postwright/core/model/person-entry'
import type { Subscription } from '@postwright/core/model/subscription'
import { creditAccount } from '@postwright/core/money/ledger'
import { getPaidChoice } from '@postwright/core/money/subscription-state'
import { AppError } from '../app-error.ts'
import { findEntitlementsIn, readUsageIn, type UsageDeps } from '../entitlements/entitlements.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { creditCurrencies, grantOf, listCurrencies } from './grant-credit.ts'

type PersonDeps = UsageDeps & Pick<Deps, 'users' | 'sessions' | 'ledgerEntries' | 'billablePlans' | 'logger'>

/** @throws `not_found` */
export async function readPerson(deps: PersonDeps, uid: string): Promise<PersonDetail> {
  const [user, lastActiveAt, subscription, currencies, grants] = await Promise.all([
    deps.users.get(uid),
    deps.sessions.lastUsedAt(uid),
    deps.subscriptions.get(uid),
    listCurrencies(deps),
    listGrants(deps, uid),
  ])
  if (!user) throw new AppError('not_found', { message: `user ${uid}` })
  const { workspaces, plan } = await deps.transact(async (tx) => {
    const [entitlements, usage, joined] = await Promise.all([
      findEntitlementsIn(deps, tx, uid),
      readUsageIn(deps, tx, uid),
      listWorkspacesIn(deps, tx, uid),
    ])
    return { workspaces: joined, plan: { ...entitlements, usage } }
  })
  return {
    user,
    lastActiveAt,
    workspaces,
    plan: { ...plan, ...(await namePlan(deps, subscription)), status: subscription?.status ?? null },
    credit: {
      balance: subscription?.creditBalance ?? 0,
      currencies: creditCurrencies(subscription, currencies),
      grants,
    },
  }
}

async function listWorkspacesIn(deps: PersonDeps, tx: Tx, uid: string): Promise<PersonDetail['workspaces']> {
  const memberships = (await deps.members.listOfIn(tx, uid)).slice(0, PERSON_WORKSPACES_MAX)
  const found = await Promise.all(
    memberships.map(async ({ workspaceId, role }) => {
      const [workspace, members] = await Promise.all([
        deps.workspaces.getIn(tx, workspaceId),
        deps.members.countIn(tx, workspaceId),
      ])
      if (!workspace) return []
      return [{ id: workspaceId, name: workspace.name, role, members, isArchived: workspace.archivedAt !== null }]
    }),
  )
  return found.flat()
}

async function namePlan({ plans }: PersonDeps, subscription: Subscription | null) {
  const choice = getPaidChoice(subscription)
  const planId = choice?.planId ?? FREE_PLAN
  const plan = await plans.get(planId)
  const version = plan?.versions.find((each) => each.version === choice?.version) ?? plan?.versions.at(-1)
  return { planId, name: version?.name ?? planId }
}

/** Returns the latest grants of a person and whether each was taken back. */
async function listGrants({ ledgerEntries }: PersonDeps, uid: string): Promise<CreditGrant[]> {
  const [granted, takenBack] = await Promise.all([
    ledgerEntries.listLatest(uid, 'credit_granted', CREDIT_GRANTS_SHOWN),
    ledgerEntries.listLatest(uid, 'credit_taken_back', CREDIT_GRANTS_SHOWN),
  ])
  const back = new Set(takenBack.map(({ reference }) => reference))
  return granted.flatMap((entry) => toGrant(entry, uid, back.has(entry.reference)))
}

function toGrant({ reference, postedAt, postings }: LedgerEntry, uid: string, isTakenBack: boolean): CreditGrant[] {
  const posting = postings.find(({ account }) => account === creditAccount(uid))
  if (!posting) return []
  const { amount, currency } = posting
  return [{ grantId: grantOf(reference), grantedAt: postedAt, amount: -amount, currency, isTakenBack }]
}

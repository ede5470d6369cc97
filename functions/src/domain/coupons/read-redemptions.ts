import {
  type CouponMisuse,
  type findCouponMisuse as misuseContract,
  type listRedemptions as listContract,
  MISUSE_REDEMPTIONS_MAX,
  type MisuseMark,
  REDEMPTIONS_PAGE_MAX,
} from '@postwright/core/api/coupons'
import type { OutputOf } from '@postwright/core/endpoint'
import type { CouponRedemption } from '@postwright/core/model/coupon'
import type { z } from 'zod'
import { nameRecords } from '../admin/name-records.ts'
import type { Deps } from '../ports/deps.ts'

/** @throws the codes of the contract */
export async function listRedemptions(
  deps: Deps,
  { couponId, before }: z.output<typeof listContract.input>,
): Promise<OutputOf<typeof listContract>> {
  const found = await deps.couponRedemptions.listOf(couponId, {
    before: readCursor(before),
    limit: REDEMPTIONS_PAGE_MAX,
  })
  const [{ people }, invoices] = await Promise.all([
    nameRecords(deps, { people: found.map(({ uid }) => uid), workspaces: [] }),
    Promise.all(found.map(({ invoiceId }) => deps.invoices.get(invoiceId))),
  ])
  const redemptions = found.map(({ id, createdAt, uid, code, amount, currency }, at) => {
    const invoice = invoices[at]
    return {
      id,
      createdAt,
      uid,
      code,
      amount,
      currency,
      person: people.find((each) => each.id === uid) ?? null,
      invoice: invoice ? { number: invoice.number, isPaid: invoice.status === 'paid' } : null,
    }
  })
  const last = found.at(-1)
  const isLast = !last || found.length < REDEMPTIONS_PAGE_MAX
  return { redemptions, before: isLast ? null : `${last.createdAt}_${last.id}` }
}

function readCursor(text: string | undefined): { createdAt: number; id: string } | null {
  const at = text?.indexOf('_') ?? -1
  const createdAt = Number(text?.slice(0, at))
  return text === undefined || at <= 0 || !Number.isSafeInteger(createdAt)
    ? null
    : { createdAt, id: text.slice(at + 1) }
}

/** Groups the latest redemptions of a coupon by the traits that their users share. A shared network alone proves little, so it comes last. */
export async function findCouponMisuse(
  deps: Deps,
  { couponId }: z.output<typeof misuseContract.input>,
): Promise<OutputOf<typeof misuseContract>> {
  const found = await deps.couponRedemptions.listOf(couponId, { before: null, limit: MISUSE_REDEMPTIONS_MAX + 1 })
  const checked = found.slice(0, MISUSE_REDEMPTIONS_MAX)
  const subscriptions = await Promise.all(checked.map(({ uid }) => deps.subscriptions.get(uid)))
  const cards = new Map(subscriptions.map((each) => [each?.uid, each?.cardHash ?? null]))
  const groups = (['card', 'device', 'mailbox', 'network'] as const).flatMap((mark) =>
    groupBy(mark, checked, (each) => (mark === 'card' ? (cards.get(each.uid) ?? null) : each.marks[mark])),
  )
  const { people } = await nameRecords(deps, { people: groups.flatMap(({ uids }) => uids), workspaces: [] })
  return { checked: checked.length, isCutOff: found.length > checked.length, groups, people }
}

function groupBy(
  mark: MisuseMark,
  redemptions: readonly CouponRedemption[],
  keyOf: (redemption: CouponRedemption) => string | null,
): CouponMisuse['groups'] {
  const byKey = Map.groupBy(redemptions, keyOf)
  byKey.delete(null)
  return [...byKey.values()]
    .map((group) => ({ mark, uids: [...new Set(group.map(({ uid }) => uid))] }))
    .filter(({ uids }) => uids.length > 1)
    .toSorted((a, b) => b.uids.length - a.uids.length)
}

import { listShown, standingOf } from '@postwright/core/announcements/standing'
import type { readAnnouncements as readContract } from '@postwright/core/api/announcements'
import type { OutputOf } from '@postwright/core/endpoint'
import { FREE_PLAN } from '@postwright/core/model/plan'
import { getPaidChoice } from '@postwright/core/money/subscription-state'
import type { Caller } from '../caller.ts'
import { latestOf } from '../latest-of.ts'
import type { Deps } from '../ports/deps.ts'

/** The id of the one document with all announcements. */
export const BOARD = 'board'

/** A process reads the board once in this time, however many people ask. */
const KEPT = 20_000

type Needs = Pick<Deps, 'announcements' | 'clock'>

/** All announcements, at most 20 seconds old. */
export const readBoard = latestOf(KEPT, ({ announcements }: Needs) => announcements.get(BOARD))

/** What the caller is told now, at most 20 seconds old. */
export async function readAnnouncements(deps: Deps, { uid, role }: Caller): Promise<OutputOf<typeof readContract>> {
  const board = await readBoard(deps)
  const items = board?.items ?? []
  const now = deps.clock.now()
  const needsPlan =
    role !== 'admin' && items.some((item) => item.audience === 'plans' && standingOf(item, now) === 'live')
  const planId = needsPlan ? await planOf(deps, uid) : FREE_PLAN
  const shown = listShown(items, { now, isAdmin: role === 'admin', planId })
  return {
    announcements: shown.map(({ id, text, tone, link, endsAt, changedAt }) => ({
      id,
      text,
      tone,
      link,
      endsAt,
      changedAt,
    })),
  }
}

/** The plan that a person has; it is read only while an announcement asks for it. */
async function planOf({ subscriptions }: Pick<Deps, 'subscriptions'>, uid: string): Promise<string> {
  return getPaidChoice(await subscriptions.get(uid))?.planId ?? FREE_PLAN
}

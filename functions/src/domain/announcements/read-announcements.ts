import { listShown } from '@postwright/core/announcements/standing'
import type { readAnnouncements as readContract } from '@postwright/core/api/announcements'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Caller } from '../caller.ts'
import { latestOf } from '../latest-of.ts'
import type { Deps } from '../ports/deps.ts'

/** The id of the one document with all announcements. */
export const BOARD = 'board'

/** A process reads the board once in this time, however many people ask. */
const KEPT = 20_000

type Needs = Pick<Deps, 'announcements' | 'clock'>

const readBoard = latestOf(KEPT, ({ announcements }: Needs) => announcements.get(BOARD))

/** What the caller is told now, at most 20 seconds old. */
export async function readAnnouncements(deps: Deps, { role }: Caller): Promise<OutputOf<typeof readContract>> {
  const board = await readBoard(deps)
  const shown = listShown(board?.items ?? [], { now: deps.clock.now(), isAdmin: role === 'admin' })
  return {
    announcements: shown.map(({ audience: _audience, startsAt: _startsAt, ...announcement }) => announcement),
  }
}

import type { Announcement } from '../model/announcement.ts'

export type AnnouncementStanding = 'planned' | 'live' | 'ended'

export function standingOf(
  { startsAt, endsAt }: Pick<Announcement, 'startsAt' | 'endsAt'>,
  now: number,
): AnnouncementStanding {
  if (now >= endsAt) return 'ended'
  return now < startsAt ? 'planned' : 'live'
}

/** What a person is shown now: warnings first, then the latest. */
export function listShown(
  items: readonly Announcement[],
  { now, isAdmin }: { now: number; isAdmin: boolean },
): Announcement[] {
  return items
    .filter((item) => standingOf(item, now) === 'live' && (isAdmin || item.audience === 'everybody'))
    .toSorted((one, other) => rank(one) - rank(other) || other.startsAt - one.startsAt)
}

const rank = ({ tone }: Announcement) => (tone === 'warning' ? 0 : 1)

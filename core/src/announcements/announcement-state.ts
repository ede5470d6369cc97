import type { Announcement } from '../model/announcement.ts'

export type AnnouncementState = 'planned' | 'live' | 'ended'

export function getAnnouncementState(
  { startsAt, endsAt }: Pick<Announcement, 'startsAt' | 'endsAt'>,
  now: number,
): AnnouncementState {
  if (now >= endsAt) return 'ended'
  return now < startsAt ? 'planned' : 'live'
}

/** Lists the announcements shown to a person now: warnings first, then the latest. */
export function listShownAnnouncements(
  items: readonly Announcement[],
  { now, isAdmin, planId }: { now: number; isAdmin: boolean; planId: string },
): Announcement[] {
  return items
    .filter((item) => getAnnouncementState(item, now) === 'live' && (isAdmin || isFor(item, planId)))
    .toSorted((one, other) => rank(one) - rank(other) || other.startsAt - one.startsAt)
}

function isFor({ audience, planIds }: Announcement, planId: string): boolean {
  return audience === 'everybody' || (audience === 'plans' && planIds.includes(planId))
}

/** Returns whether an announcement appears in the public changelog: only announcements for everybody, if they are live news or have ended. */
export function isNews(item: Announcement, now: number): boolean {
  const standing = getAnnouncementState(item, now)
  return item.audience === 'everybody' && (standing === 'ended' || (standing === 'live' && item.isNews))
}

const rank = ({ tone }: Announcement) => (tone === 'warning' ? 0 : 1)

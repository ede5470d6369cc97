import { z } from 'zod'
import type { ShownAnnouncement } from '@postwright/core/api/announcements'
import { STORAGE_KEYS } from '@/config/constants.ts'
import { storageSlot } from '@/lib/storage-slot.ts'

const DAY = 24 * 60 * 60_000

/** Until when each is hidden in this browser, in epoch milliseconds. */
const slot = storageSlot(STORAGE_KEYS.hiddenAnnouncements, z.record(z.string(), z.number()), {})

/** One that was changed is another one, and each account hides for itself. */
const keyOf = (uid: string, { id, changedAt }: ShownAnnouncement) => `${uid} ${id} ${changedAt}`

export function isHidden(uid: string, announcement: ShownAnnouncement, now: number): boolean {
  return (slot.read()[keyOf(uid, announcement)] ?? 0) > now
}

/** Hides information until it ends, and a warning for a day. What was hidden and is over is forgotten. */
export function hideAnnouncement(uid: string, announcement: ShownAnnouncement, now: number): void {
  const { tone, endsAt } = announcement
  const until = tone === 'warning' ? Math.min(now + DAY, endsAt) : endsAt
  const kept = Object.entries(slot.read()).filter(([, each]) => each > now)
  slot.write(Object.fromEntries([...kept, [keyOf(uid, announcement), until]]))
}

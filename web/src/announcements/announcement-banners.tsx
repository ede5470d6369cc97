import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readAnnouncements, type ShownAnnouncement } from '@postwright/core/api/announcements'
import { call } from '@/lib/api-client.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useNow } from '@/ui/use-now.ts'
import { AnnouncementBanner } from './announcement-banner.tsx'
import { z } from 'zod'
import { STORAGE_KEYS } from '@/config/constants.ts'
import { storageSlot } from '@/lib/storage-slot.ts'

const MINUTE = 60_000

/**
 * Shows the operator's current announcements. They are fetched again every five minutes, and when the user comes back after more than a minute; until
 * the first reply nothing is shown.
 */
export function AnnouncementBanners() {
  const { user } = useSignedIn()
  const [hidden, setHidden] = useState<readonly string[]>([])
  // An announcement may end while the screen stays open.
  useNow(MINUTE)
  const { data = [] } = useQuery({
    queryKey: ['announcements', user.id],
    queryFn: async () => (await call(readAnnouncements, {})).announcements,
    staleTime: MINUTE,
    refetchOnWindowFocus: true,
    refetchInterval: 5 * MINUTE,
    retry: false,
  })
  const now = serverNow()
  const shown = data
    .filter(({ id, endsAt }) => endsAt > now && !hidden.includes(id))
    .filter((announcement) => !isHidden(user.id, announcement, now))
  return (
    <div role="status">
      {shown.map((announcement) => (
        <AnnouncementBanner
          key={announcement.id}
          announcement={announcement}
          onHide={() => {
            hideAnnouncement(user.id, announcement, now)
            setHidden([...hidden, announcement.id])
          }}
        />
      ))}
    </div>
  )
}

const DAY = 24 * 60 * 60_000

/** Time until which each announcement is hidden in this browser, in epoch milliseconds. */
const slot = storageSlot(STORAGE_KEYS.hiddenAnnouncements, z.record(z.string(), z.number()), {})

/** Returns the storage key of a hidden announcement: a changed announcement has a new key, and so has each account. */
const keyOf = (uid: string, { id, changedAt }: ShownAnnouncement) => `${uid} ${id} ${changedAt}`

function isHidden(uid: string, announcement: ShownAnnouncement, now: number): boolean {
  return (slot.read()[keyOf(uid, announcement)] ?? 0) > now
}

/** Hides an announcement until it ends, a warning for at most a day. Expired entries are removed. */
function hideAnnouncement(uid: string, announcement: ShownAnnouncement, now: number): void {
  const { tone, endsAt } = announcement
  const until = tone === 'warning' ? Math.min(now + DAY, endsAt) : endsAt
  const kept = Object.entries(slot.read()).filter(([, each]) => each > now)
  slot.write(Object.fromEntries([...kept, [keyOf(uid, announcement), until]]))
}

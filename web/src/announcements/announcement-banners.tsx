import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readAnnouncements } from '@postwright/core/api/announcements'
import { call } from '@/lib/api-client.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useNow } from '@/ui/use-now.ts'
import { AnnouncementBanner } from './announcement-banner.tsx'
import { hideAnnouncement, isHidden } from './hidden-announcements.ts'

const MINUTE = 60_000

/** What the operator tells people now. It is asked for again when they come back after more than a minute; without an answer there is nothing. */
export function AnnouncementBanners() {
  const { user } = useSignedIn()
  const [hidden, setHidden] = useState<readonly string[]>([])
  // An announcement ends on a screen that stays open.
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

import { useTranslation } from 'react-i18next'
import { endsWithin } from '@postwright/core/platforms/platform-app'
import { formatLongDate } from '@/ui/format-time.ts'
import { StateBadge } from '@/ui/state-badge.tsx'
import { useNow } from '@/ui/use-now.ts'
import { keyEndDay } from '../key-end.ts'

const HOUR = 60 * 60_000

/** Says when keys end; it warns in the last thirty days. */
export function KeyEndBadge({ keyEndsAt }: { keyEndsAt: number | null }) {
  const { t } = useTranslation('integrations')
  const now = useNow(HOUR)
  if (keyEndsAt === null) return null
  const date = formatLongDate(keyEndDay(keyEndsAt))
  return (
    <StateBadge tone={endsWithin(keyEndsAt, now) ? 'warning' : 'neutral'}>
      {t(keyEndsAt <= now ? 'integrations:keyEnd.ended' : 'integrations:keyEnd.ends', { date })}
    </StateBadge>
  )
}

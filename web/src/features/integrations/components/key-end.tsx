import { useTranslation } from 'react-i18next'
import { endsWithin } from '@postwright/core/platforms/platform-app'
import { formatLongDate } from '@/ui/format-time.ts'
import { StateBadge } from '@/ui/state-badge.tsx'
import { useNow } from '@/ui/use-now.ts'
import { keyEndDay } from '../key-end.ts'
import type { TextInputProps } from '@mantine/core'
import { TextField } from '@/ui/text-field.tsx'

const HOUR = 60 * 60_000

/** Shows when keys expire, as a warning in the last thirty days. */
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

type Props = Pick<TextInputProps, 'error' | 'name' | 'onChange' | 'onBlur' | 'ref'>

/** The expiry date of keys, if their network or provider sets one. */
export function KeyEndField(props: Props) {
  const { t } = useTranslation('integrations')
  return (
    <TextField
      {...props}
      type="date"
      label={t('integrations:keyEnd.label')}
      hint={t('integrations:keyEnd.hint')}
      optional
    />
  )
}

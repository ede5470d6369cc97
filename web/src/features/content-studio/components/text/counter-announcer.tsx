import { useDebouncedValue } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'

/** Number of remaining characters from which screen readers announce them, when typing pauses. */
const WORTH_SAYING = 20

/** Announces the channels near or over their limit; announces nothing for the others. */
export function CounterAnnouncer({ checks }: { checks: readonly ChannelCheck[] }) {
  const { t } = useTranslation('studio')
  const words = checks
    .filter(({ left }) => left <= WORTH_SAYING)
    .map(({ left, connection: { handle } }) =>
      left < 0
        ? t('studio:text.announceOver', { count: -left, handle })
        : t('studio:text.announceLeft', { count: left, handle }),
    )
    .join('. ')
  const [said] = useDebouncedValue(words, 1000)
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  )
}

import { useTranslation } from 'react-i18next'
import type { Lifecycle } from '@postwright/core/publishing/lifecycle'
import { StateBadge, type BadgeTone } from '@/ui/state-badge.tsx'

const TONES = {
  draft: 'neutral',
  scheduled: 'accent',
  sending: 'accent',
  published: 'positive',
  attention: 'warning',
} as const satisfies Record<Lifecycle, BadgeTone>

/** What a post as a whole is doing. */
export function LifecycleBadge({ lifecycle }: { lifecycle: Lifecycle }) {
  const { t } = useTranslation('studio')
  return (
    <StateBadge tone={TONES[lifecycle]} live={lifecycle === 'sending'}>
      {t(`studio:lifecycle.${lifecycle}`)}
    </StateBadge>
  )
}

import { useTranslation } from 'react-i18next'
import { isPending, type VariantState } from '@postwright/core/publishing/variant-state'
import { StateBadge } from '@/ui/state-badge.tsx'
import { VARIANT_STATE_LOOK } from './variant-state-look.ts'

/** The state of one publication in words; its dot breathes while it is being sent. */
export function VariantStateBadge({ state }: { state: VariantState }) {
  const { t } = useTranslation('publishing')
  const { tone, label } = VARIANT_STATE_LOOK[state]
  return (
    <StateBadge tone={tone} live={isPending(state) && state !== 'scheduled'}>
      {t(label)}
    </StateBadge>
  )
}

import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { isPending } from '@postwright/core/publishing/variant-state'
import { waitsForApproval } from '@postwright/core/publishing/waits-for-approval'
import { WorkspaceContext } from '@/session/use-workspace.ts'
import { StateBadge } from '@/ui/state-badge.tsx'
import { useNow } from '@/ui/use-now.ts'
import { VARIANT_STATE_LOOK } from './variant-state-look.ts'

type Props = { variant: Pick<Variant, 'state' | 'approvedBy' | 'error' | 'dueAt'> }

/**
 * The state of one publication in words; its dot breathes while it is being published, which begins with its time and not with
 * the worker. What is planned and not approved says so.
 */
export function VariantStateBadge({ variant }: Props) {
  const { t } = useTranslation('publishing')
  const isReviewed = useContext(WorkspaceContext)?.approvalRequired ?? false
  const now = useNow(10_000)
  const { state, dueAt } = variant
  const isInReview = isReviewed && state === 'scheduled' && waitsForApproval(variant)
  const isDue = state === 'scheduled' && !isInReview && dueAt !== null && dueAt <= now
  const { tone, label } = VARIANT_STATE_LOOK[isInReview ? 'in_review' : isDue ? 'claimed' : state]
  return (
    <StateBadge tone={tone} live={isDue || (isPending(state) && state !== 'scheduled')}>
      {t(label)}
    </StateBadge>
  )
}

import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { isPending } from '@postwright/core/publishing/variant-state'
import { waitsForApproval } from '@postwright/core/publishing/waits-for-approval'
import { WorkspaceContext } from '@/session/use-workspace.ts'
import { StateBadge } from '@/ui/state-badge.tsx'
import { VARIANT_STATE_LOOK } from './variant-state-look.ts'

/** The state of one publication in words; its dot breathes while it is being sent. What is planned and not approved says so. */
export function VariantStateBadge({ variant }: { variant: Pick<Variant, 'state' | 'approvedBy' | 'error'> }) {
  const { t } = useTranslation('publishing')
  const isReviewed = useContext(WorkspaceContext)?.approvalRequired ?? false
  const { state } = variant
  const isInReview = isReviewed && state === 'scheduled' && waitsForApproval(variant)
  const { tone, label } = VARIANT_STATE_LOOK[isInReview ? 'in_review' : state]
  return (
    <StateBadge tone={tone} live={isPending(state) && state !== 'scheduled'}>
      {t(label)}
    </StateBadge>
  )
}

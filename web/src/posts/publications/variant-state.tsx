import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { isPending, type VariantState } from '@postwright/core/publishing/variant-state'
import { NO_APPROVALS } from '@postwright/core/model/approval'
import { waitsForApproval } from '@postwright/core/approvals/needed-approvals'
import { WorkspaceContext } from '@/session/workspace-context.tsx'
import { StateBadge, type BadgeTone } from '@/ui/state-badge.tsx'
import { useNow } from '@/ui/use-now.ts'
import { COMMENT_DELAY } from '@postwright/core/limits'
import { SentenceWith } from '@/ui/sentence-with.tsx'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { mayBePublished } from '@postwright/core/publishing/lifecycle'

type Props = { variant: Parameters<typeof waitsForApproval>[1] & Pick<Variant, 'dueAt'> }

/**
 * Shows the state of one publication; its dot pulses while the publication is being published, from its scheduled time rather than from the start of
 * the worker. A planned publication without approval is marked.
 */
export function VariantStateBadge({ variant }: Props) {
  const { t } = useTranslation('publishing')
  const rules = useContext(WorkspaceContext)?.approvalRules ?? NO_APPROVALS
  const now = useNow(10_000)
  const { state, dueAt } = variant
  const isInReview = state === 'scheduled' && waitsForApproval(rules, variant)
  const isDue = state === 'scheduled' && !isInReview && dueAt !== null && dueAt <= now
  const { tone, label } = VARIANT_STATE_LOOK[isInReview ? 'in_review' : isDue ? 'claimed' : state]
  return (
    <StateBadge tone={tone} live={isDue || (isPending(state) && state !== 'scheduled')}>
      {t(label)}
    </StateBadge>
  )
}

type StateLook = { tone: BadgeTone; /** Locale key of the state's name. */ label: string }

/**
 * Appearance of a variant's state. The three states between the plan and the result are shown as "sending": they last seconds and differ only for the
 * worker.
 */
export const VARIANT_STATE_LOOK = {
  draft: { tone: 'neutral', label: 'publishing:state.draft' },
  in_review: { tone: 'warning', label: 'publishing:state.in_review' },
  approved: { tone: 'accent', label: 'publishing:state.approved' },
  scheduled: { tone: 'accent', label: 'publishing:state.scheduled' },
  claimed: { tone: 'accent', label: 'publishing:state.sending' },
  prepared: { tone: 'accent', label: 'publishing:state.sending' },
  armed: { tone: 'accent', label: 'publishing:state.sending' },
  published: { tone: 'positive', label: 'publishing:state.published' },
  failed: { tone: 'negative', label: 'publishing:state.failed' },
  unconfirmed: { tone: 'warning', label: 'publishing:state.unconfirmed' },
  held: { tone: 'warning', label: 'publishing:state.held' },
  handed_over: { tone: 'accent', label: 'publishing:state.handed_over' },
  cancelled: { tone: 'neutral', label: 'publishing:state.cancelled' },
} as const satisfies Record<VariantState, StateLook>

/**
 * Shows the planned or actual time of a publication, in the time zone it was planned in. No time is shown for a part that waits for its post, and for
 * a publication that a user has confirmed.
 */
export function VariantTime({ variant }: { variant: Variant }) {
  const { t } = useTranslation('publishing')
  const { scheduled, publishedAt, confirmedBy, state, partKind } = variant
  const instant = publishedAt ?? scheduled.instant
  const time = <ZonedTimeText instant={instant} tzid={scheduled.tzid} />
  if (publishedAt !== null && confirmedBy === null) {
    return (
      <span>
        <SentenceWith sentence={(slot) => t('publishing:row.published', { time: slot })}>{time}</SentenceWith>
      </span>
    )
  }
  if (state === 'approved' && partKind !== 'post') {
    return <span>{t(`publishing:row.follows.${partKind}`, { count: COMMENT_DELAY / 60_000 })}</span>
  }
  if (confirmedBy !== null) return <span>{t('publishing:row.confirmedByHand')}</span>
  const key = isPending(state) && !isUnderWay(variant) ? 'publishing:row.onTime' : 'publishing:row.wasPlanned'
  return (
    <span>
      <SentenceWith sentence={(slot) => t(key, { time: slot })}>{time}</SentenceWith>
    </span>
  )
}

/** Returns true from the first attempt until the outcome is known: while being sent, checked, or waiting for the next attempt. */
export function isUnderWay({ state, firstTriedAt }: Pick<Variant, 'state' | 'firstTriedAt'>): boolean {
  return state === 'claimed' || state === 'prepared' || state === 'armed' || isPutOff({ state, firstTriedAt })
}

/** Returns true if an attempt certainly failed and will be retried. */
export function isPutOff({ state, firstTriedAt }: Pick<Variant, 'state' | 'firstTriedAt'>): boolean {
  return state === 'scheduled' && firstTriedAt !== null
}

/** Returns true if the publication was rescheduled or cancelled after a call that may have published it. */
export function isInDoubt(variant: Pick<Variant, 'state' | 'firstTriedAt' | 'lastCallAt'>): boolean {
  const { state } = variant
  return mayBePublished(variant) && (state === 'cancelled' || (state === 'scheduled' && !isPutOff(variant)))
}

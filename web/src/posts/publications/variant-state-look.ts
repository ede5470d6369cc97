import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { BadgeTone } from '@/ui/state-badge.tsx'

type StateLook = { tone: BadgeTone; /** Locale key of the state's name. */ label: string }

/**
 * What people see of a variant's state. The three steps between the plan and the answer read as one, "sending":
 * they last seconds and differ only for the worker.
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

import type { CampaignState } from '@postwright/core/model/campaign'
import type { BadgeTone } from '@/ui/state-badge.tsx'

export const STATE_TONES = {
  planned: 'neutral',
  running: 'accent',
  done: 'positive',
} as const satisfies Record<CampaignState, BadgeTone>

import type { MeasuredCampaign } from '@postwright/core/api/campaigns'
import type { Campaign } from '@postwright/core/model/campaign'
import type { OfferedAction } from '@/config/action.ts'

export const VIEWS = ['list', 'board', 'calendar', 'table'] as const
export type View = (typeof VIEWS)[number]

export const SHOWN = ['active', 'archived', 'templates'] as const
export type Shown = (typeof SHOWN)[number]

export type ViewProps = {
  campaigns: readonly Campaign[]
  measuredOf: (campaignId: string) => MeasuredCampaign | undefined
  actionsOf: (campaign: Campaign) => readonly OfferedAction[]
  /** The current day in the workspace's time zone. */
  today: string
}

/** Returns the campaigns of one section. */
export function campaignsIn(shown: Shown, campaigns: readonly Campaign[]): Campaign[] {
  return campaigns.filter(({ isArchived, isTemplate }) => {
    if (shown === 'archived') return isArchived
    return !isArchived && isTemplate === (shown === 'templates')
  })
}

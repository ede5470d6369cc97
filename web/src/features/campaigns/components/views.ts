import type { MeasuredCampaign } from '@postwright/core/api/campaigns'
import type { Campaign } from '@postwright/core/model/campaign'
import type { OfferedAction } from '@/config/action.ts'

export const VIEWS = ['list', 'board', 'calendar', 'table'] as const
export type View = (typeof VIEWS)[number]

export const SHOWN = ['active', 'archived', 'templates'] as const
export type Shown = (typeof SHOWN)[number]

/** Props of every view of the campaigns. */
export type ViewProps = {
  campaigns: readonly Campaign[]
  measuredOf: (campaignId: string) => MeasuredCampaign | undefined
  actionsOf: (campaign: Campaign) => readonly OfferedAction[]
  /** Of the workspace. */
  today: string
}

/** The campaigns of one drawer. */
export function campaignsIn(shown: Shown, campaigns: readonly Campaign[]): Campaign[] {
  return campaigns.filter(({ isArchived, isTemplate }) => {
    if (shown === 'archived') return isArchived
    return !isArchived && isTemplate === (shown === 'templates')
  })
}

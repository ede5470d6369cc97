import type { Campaign } from '@postwright/core/model/campaign'

/** Campaigns that work can be given to, by name; the one that it has is always among them. */
export function openCampaigns(campaigns: readonly Campaign[], chosen = ''): Campaign[] {
  return campaigns
    .filter(({ id, isArchived, isTemplate }) => id === chosen || (!isArchived && !isTemplate))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

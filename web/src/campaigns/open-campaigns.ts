import type { Campaign } from '@postwright/core/model/campaign'

/** Returns the campaigns that can receive documents, by name; always includes the current one. */
export function openCampaigns(campaigns: readonly Campaign[], chosen = ''): Campaign[] {
  return campaigns
    .filter(({ id, isArchived, isTemplate }) => id === chosen || (!isArchived && !isTemplate))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

import type { CampaignDraft } from '@postwright/core/model/campaign'

/** Shared props of all panels of a campaign. */
export type PanelProps = {
  draft: CampaignDraft
  onEdit: (change: Partial<CampaignDraft>) => void
  isReadOnly: boolean
}

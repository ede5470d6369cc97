import type { CampaignDraft } from '@postwright/core/model/campaign'

/** What every panel of a campaign is given. */
export type PanelProps = {
  draft: CampaignDraft
  onEdit: (change: Partial<CampaignDraft>) => void
  isReadOnly: boolean
}

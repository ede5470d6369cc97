import type { CampaignDraft } from '@postwright/core/model/campaign'

/** Props of every panel of a campaign. */
export type PanelProps = {
  draft: CampaignDraft
  onEdit: (change: Partial<CampaignDraft>) => void
  isReadOnly: boolean
}

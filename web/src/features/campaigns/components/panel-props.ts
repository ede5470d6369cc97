import type { CampaignDraft } from '@postwright/core/model/campaign'

export type PanelProps = {
  draft: CampaignDraft
  onEdit: (change: Partial<CampaignDraft>) => void
  isReadOnly: boolean
}

import { useTranslation } from 'react-i18next'
import { type Campaign, campaignDraftSchema, emptyCampaign, CAMPAIGN_NAME_MAX } from '@postwright/core/model/campaign'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { campaignDrafts } from './campaign-drafts.ts'

/** Begins a campaign and opens it: an empty one, one from a template, a copy, or a template of one. Copies get dates and a UTM name of their own. */
export function useBeginCampaign() {
  const { t } = useTranslation('campaigns')
  const begin = useBeginDocument(async () => campaignDrafts)
  const freshOf = (campaign: Campaign) => {
    const draft = campaignDraftSchema.parse(campaign)
    return { ...draft, state: 'planned' as const, isArchived: false, startDay: '', endDay: '' }
  }
  return {
    begin: () => begin(emptyCampaign(t('campaigns:unnamed'))),
    fromTemplate: (template: Campaign) => begin({ ...freshOf(template), isTemplate: false }),
    copy: (campaign: Campaign) => {
      const name = t('campaigns:copyOf', { name: campaign.name }).slice(0, CAMPAIGN_NAME_MAX).trim()
      return begin({ ...freshOf(campaign), name })
    },
    saveTemplate: (campaign: Campaign) => begin({ ...freshOf(campaign), isTemplate: true }),
  }
}

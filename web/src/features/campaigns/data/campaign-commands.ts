import { useTranslation } from 'react-i18next'
import {
  type Campaign,
  campaignDraftSchema,
  emptyCampaign,
  CAMPAIGN_NAME_MAX,
  type CampaignState,
} from '@postwright/core/model/campaign'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { campaignDrafts } from './campaign-drafts.ts'
import { useChangeDocuments } from '@/documents/use-change-documents.ts'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'

/**
 * Returns functions that create a campaign and open it: an empty one, one from a template, a copy, or a template from a campaign. All but the empty
 * one start in state `planned`, without dates.
 */
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

/** Returns functions that change campaigns of a list immediately, each with an undo. */
export function useCampaignCommands() {
  const { t } = useTranslation('campaigns')
  const change = useChangeDocuments(campaignDrafts)
  const remove = useDeleteDocument(campaignDrafts)
  const failed = () => t('campaigns:failed')
  return {
    setState: (campaign: Campaign, state: CampaignState) =>
      change([campaign], (draft) => (draft.state === state ? null : { ...draft, state }), {
        changed: (count) => t('campaigns:moved', { count, state: t(`campaigns:state.${state}`) }),
        failed,
      }),
    archive: (campaign: Campaign, isArchived: boolean) =>
      change([campaign], (draft) => ({ ...draft, isArchived }), {
        changed: () => t(isArchived ? 'campaigns:archivedDone' : 'campaigns:restoredDone', { name: campaign.name }),
        failed,
      }),
    remove: ({ id, name }: Pick<Campaign, 'id' | 'name'>) =>
      remove(id, { deleted: t('campaigns:deleted', { name }), failed: t('campaigns:deleteFailed', { name }) }),
  }
}

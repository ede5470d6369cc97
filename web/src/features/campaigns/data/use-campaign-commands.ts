import { useTranslation } from 'react-i18next'
import type { Campaign, CampaignState } from '@postwright/core/model/campaign'
import { useChangeDocuments } from '@/documents/use-change-documents.ts'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'
import { campaignDrafts } from './campaign-drafts.ts'

/** Changes campaigns of a list at once, each with an undo. */
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

import { useNavigate } from 'react-router-dom'
import type { Campaign, CampaignDraft } from '@postwright/core/model/campaign'
import { routes } from '@/config/routes.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { CAMPAIGN_ACTIONS } from '../campaign-actions.ts'
import { useBeginCampaign, useCampaignCommands } from '../data/campaign-commands.ts'

type Place = {
  isFull: boolean
  /** Changes the open campaign, whose draft saves automatically; null in a list. */
  onEdit: ((change: Partial<CampaignDraft>) => void) | null
}

export function useCampaignActions({ isFull, onEdit }: Place) {
  const isOpen = onEdit !== null
  const offer = useOfferActions()
  const navigate = useNavigate()
  const { copy, fromTemplate, saveTemplate } = useBeginCampaign()
  const commands = useCampaignCommands()
  return (campaign: Campaign) =>
    offer(CAMPAIGN_ACTIONS, {
      campaign,
      isOpen,
      isFull,
      onState: (state) => (onEdit ? onEdit({ state }) : commands.setState(campaign, state)),
      onArchive: (isArchived) => (onEdit ? onEdit({ isArchived }) : commands.archive(campaign, isArchived)),
      onDuplicate: () => void (campaign.isTemplate ? fromTemplate(campaign) : copy(campaign)),
      onTemplate: () => void saveTemplate(campaign),
      onDelete: () => {
        commands.remove(campaign)
        if (isOpen) void navigate(routes.campaigns.href())
      },
    })
}

import { useNavigate } from 'react-router-dom'
import type { Campaign } from '@postwright/core/model/campaign'
import { routes } from '@/config/routes.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { CAMPAIGN_ACTIONS } from '../campaign-actions.ts'
import { useBeginCampaign } from '../data/use-begin-campaign.ts'
import { useCampaignCommands } from '../data/use-campaign-commands.ts'

/** What can be done with a campaign. */
export function useOffered({ isOpen, isFull }: { isOpen: boolean; isFull: boolean }) {
  const offer = useOfferActions()
  const navigate = useNavigate()
  const { copy, fromTemplate, saveTemplate } = useBeginCampaign()
  const commands = useCampaignCommands()
  return (campaign: Campaign) =>
    offer(CAMPAIGN_ACTIONS, {
      campaign,
      isOpen,
      isFull,
      onState: (state) => commands.setState(campaign, state),
      onArchive: (isArchived) => commands.archive(campaign, isArchived),
      onDuplicate: () => void (campaign.isTemplate ? fromTemplate(campaign) : copy(campaign)),
      onTemplate: () => void saveTemplate(campaign),
      onDelete: () => {
        commands.remove(campaign)
        if (isOpen) void navigate(routes.campaigns.href())
      },
    })
}

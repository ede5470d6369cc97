import {
  IconArchive,
  IconArchiveOff,
  IconArrowsDiff,
  IconCopy,
  IconPencil,
  IconPlayerPlay,
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react'
import type { Campaign, CampaignState } from '@postwright/core/model/campaign'
import type { Action } from '@/config/action.ts'
import { routes } from '@/config/routes.ts'

/** A campaign in a list, or the open one. */
export type CampaignContext = {
  campaign: Pick<Campaign, 'id' | 'state' | 'isArchived' | 'isTemplate'>
  isOpen: boolean
  /** True if the workspace has the maximum number of campaigns. */
  isFull: boolean
  onState: (state: CampaignState) => void
  onArchive: (isArchived: boolean) => void
  onDuplicate: () => void
  onTemplate: () => void
  onDelete: () => void
}

const canMove =
  (state: CampaignState) =>
  ({ campaign }: CampaignContext) =>
    campaign.state !== state && !campaign.isArchived && !campaign.isTemplate

export const CAMPAIGN_ACTIONS: readonly Action<CampaignContext>[] = [
  {
    id: 'campaigns.open',
    labelKey: 'campaigns:action.open',
    Icon: IconPencil,
    when: ({ isOpen }) => !isOpen,
    to: ({ campaign }) => routes.campaign.href(campaign.id),
  },
  {
    id: 'campaigns.planned',
    right: 'edit_library',
    labelKey: 'campaigns:action.toPlanned',
    Icon: IconPlayerPlay,
    when: canMove('planned'),
    run: ({ onState }) => onState('planned'),
  },
  {
    id: 'campaigns.running',
    right: 'edit_library',
    labelKey: 'campaigns:action.toRunning',
    Icon: IconPlayerPlay,
    when: canMove('running'),
    run: ({ onState }) => onState('running'),
  },
  {
    id: 'campaigns.done',
    right: 'edit_library',
    labelKey: 'campaigns:action.toDone',
    Icon: IconPlayerPlay,
    when: canMove('done'),
    run: ({ onState }) => onState('done'),
  },
  {
    id: 'campaigns.compare-with',
    labelKey: 'campaigns:action.compare',
    Icon: IconArrowsDiff,
    when: ({ campaign }) => !campaign.isTemplate,
    to: ({ campaign }) => routes.campaignComparison.href([campaign.id]),
  },
  {
    id: 'campaigns.duplicate',
    right: 'edit_library',
    labelKey: 'campaigns:action.duplicate',
    Icon: IconCopy,
    when: ({ isFull, campaign }) => !isFull && !campaign.isTemplate,
    run: ({ onDuplicate }) => onDuplicate(),
  },
  {
    id: 'campaigns.use-template',
    right: 'edit_library',
    labelKey: 'campaigns:action.useTemplate',
    Icon: IconCopy,
    when: ({ isFull, campaign }) => !isFull && campaign.isTemplate,
    run: ({ onDuplicate }) => onDuplicate(),
  },
  {
    id: 'campaigns.template',
    right: 'edit_library',
    labelKey: 'campaigns:action.saveTemplate',
    Icon: IconTemplate,
    when: ({ isFull, campaign }) => !isFull && !campaign.isTemplate,
    run: ({ onTemplate }) => onTemplate(),
  },
  {
    id: 'campaigns.archive',
    right: 'edit_library',
    labelKey: 'campaigns:action.archive',
    Icon: IconArchive,
    when: ({ campaign }) => !campaign.isArchived,
    run: ({ onArchive }) => onArchive(true),
  },
  {
    id: 'campaigns.restore',
    right: 'edit_library',
    labelKey: 'campaigns:action.restore',
    Icon: IconArchiveOff,
    when: ({ campaign }) => campaign.isArchived,
    run: ({ onArchive }) => onArchive(false),
  },
  {
    id: 'campaigns.delete',
    right: 'edit_library',
    labelKey: 'campaigns:action.delete',
    Icon: IconTrash,
    isDestructive: true,
    run: ({ onDelete }) => onDelete(),
  },
]

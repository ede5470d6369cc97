import { useEffect } from 'react'
import { campaigns } from '@postwright/core/collections/campaigns'
import { publishedDraft } from '@postwright/core/campaigns/published-draft'
import { useStoredDocument } from '@/documents/data/use-stored-document.ts'
import { asWritten, type ToChannel } from '@/posts/channels/to-channel.ts'

type Props = { workspaceId: string; campaignId: string; onToChannel: (set: () => ToChannel) => void }

/** Follows the campaign of the open post, so that all links are shown as they will be published. Renders nothing. */
export function FollowCampaign({ workspaceId, campaignId, onToChannel }: Props) {
  const read = useStoredDocument(campaigns, workspaceId, campaignId)
  const campaign = read.status === 'ready' ? read.data : null
  const isKnown = read.status === 'ready' || read.status === 'missing'
  useEffect(() => {
    if (isKnown) onToChannel(() => (draft, channel) => publishedDraft(draft, channel, campaign))
    return () => onToChannel(() => asWritten)
  }, [isKnown, campaign, onToChannel])
  return null
}

import type { DraftType } from '../documents/draft-type.ts'
import { brandKitDrafts } from '../features/brand-kit/data/brand-kit-drafts.ts'
import { campaignDrafts } from '../features/campaigns/data/campaign-drafts.ts'
import { deckDrafts } from '@/stored-decks/data/deck-drafts.ts'
import { slideDrafts } from '@/stored-decks/data/slide-drafts.ts'
import { contactDrafts } from '../features/contacts/data/contact-drafts.ts'
import { ideaDrafts } from '../features/ideas/data/idea-drafts.ts'
import { linkPageDrafts } from '../features/profile-optimizer/data/link-page-drafts.ts'
import { masterBioDrafts } from '../features/profile-optimizer/data/master-bio-drafts.ts'
import { profileDrafts } from '../features/profile-optimizer/data/profile-drafts.ts'
import { scriptDrafts } from '../features/script-to-visuals/data/script-drafts.ts'
import { personaDrafts } from '../features/personas/data/persona-drafts.ts'
import { hashtagGroupDrafts } from '@/posts/data/hashtag-group-drafts.ts'
import { channelSetDrafts } from '@/posts/data/channel-set-drafts.ts'
import { signatureDrafts } from '@/posts/data/signature-drafts.ts'
import { templateDrafts } from '@/posts/data/template-drafts.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'

/** Types of drafts that stay on the device until the server has them. */
export const draftTypes: readonly DraftType[] = [
  postDrafts,
  ideaDrafts,
  hashtagGroupDrafts,
  contactDrafts,
  brandKitDrafts,
  personaDrafts,
  campaignDrafts,
  linkPageDrafts,
  profileDrafts,
  masterBioDrafts,
  templateDrafts,
  signatureDrafts,
  channelSetDrafts,
  deckDrafts,
  slideDrafts,
  scriptDrafts,
]

import type { DraftType } from '../documents/draft-type.ts'
import { brandKitDrafts } from '../features/brand-kit/data/brand-kit-drafts.ts'
import { deckDrafts } from '../features/carousel-editor/data/deck-drafts.ts'
import { slideDrafts } from '../features/carousel-editor/data/slide-drafts.ts'
import { contactDrafts } from '../features/contacts/data/contact-drafts.ts'
import { ideaDrafts } from '../features/ideas/data/idea-drafts.ts'
import { personaDrafts } from '../features/personas/data/persona-drafts.ts'
import { hashtagGroupDrafts } from '../publishing/data/hashtag-group-drafts.ts'
import { channelSetDrafts } from '../publishing/data/channel-set-drafts.ts'
import { signatureDrafts } from '../publishing/data/signature-drafts.ts'
import { templateDrafts } from '../publishing/data/template-drafts.ts'
import { postDrafts } from '../publishing/data/post-drafts.ts'

/** Everything that is edited as a draft and waits on the device until the server has it. */
export const draftTypes: readonly DraftType[] = [
  postDrafts,
  ideaDrafts,
  hashtagGroupDrafts,
  contactDrafts,
  brandKitDrafts,
  personaDrafts,
  templateDrafts,
  signatureDrafts,
  channelSetDrafts,
  deckDrafts,
  slideDrafts,
]

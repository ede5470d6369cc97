import { profiles } from '@postwright/core/collections/profiles'
import { profileDraftSchema } from '@postwright/core/model/profile'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { PROFILE_PARTS } from '../profile-parts.ts'

export const profileDrafts = describeDrafts(profiles, {
  schema: profileDraftSchema,
  parts: PROFILE_PARTS,
  titleOf: ({ name, handle }) => name || handle,
  href: routes.profile.href,
  words: { untitled: 'areas:profile.untitled', notCreated: 'areas:profile.notCreated' },
})

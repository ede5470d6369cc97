import { masterBios } from '@postwright/core/collections/master-bios'
import { PROFILE_BIO_MAX, type MasterBioDraft, masterBioDraftSchema } from '@postwright/core/model/profile'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import type { DraftParts } from '@/documents/merge/draft-parts.ts'

/** Describes how two versions of the master bio are merged line by line. */
const PARTS: DraftParts<MasterBioDraft> = {
  shape: { kind: 'fields', fields: { bio: { kind: 'text', max: PROFILE_BIO_MAX } } },
  putTogether: (parts) => masterBioDraftSchema.safeParse(parts).data ?? null,
}

export const masterBioDrafts = describeDrafts(masterBios, {
  schema: masterBioDraftSchema,
  parts: PARTS,
  titleOf: ({ name, headline }) => name || headline,
  href: () => routes.masterBio.href(),
  words: { untitled: 'areas:masterBio.untitled', notCreated: 'areas:masterBio.notCreated' },
})

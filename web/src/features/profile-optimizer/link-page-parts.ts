import {
  type LinkPageDraft,
  linkPageDraftSchema,
  LINK_PAGE_BIO_MAX,
  LINK_PAGE_BLOCKS_MAX,
  LINK_PAGE_CHANNELS_MAX,
  LINK_PAGE_LINKS_MAX,
} from '@postwright/core/model/link-page'
import type { DraftParts } from '@/documents/merge/draft-parts.ts'
import { keyedList } from '@/documents/merge/merge-shape.ts'

/** Describes how two versions of a link page are merged block by block and link by link. */
export const LINK_PAGE_PARTS: DraftParts<LinkPageDraft> = {
  shape: {
    kind: 'fields',
    fields: {
      bio: { kind: 'text', max: LINK_PAGE_BIO_MAX },
      blocks: keyedList('id', LINK_PAGE_BLOCKS_MAX, {
        links: keyedList('id', LINK_PAGE_LINKS_MAX),
        connectionIds: { kind: 'set', max: LINK_PAGE_CHANNELS_MAX },
      }),
    },
  },
  putTogether: (parts) => linkPageDraftSchema.safeParse(parts).data ?? null,
}

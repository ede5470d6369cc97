import type { Media } from '@postwright/core/model/media'
import type { Platform } from '@postwright/core/platforms/platform'
import type { ApiClient } from './api-client.ts'
import type { DocumentWriter } from './document-writer.ts'

/** Access of the demo user: API, documents, and the ids with which demo data is created. */
export type Desk = {
  api: ApiClient
  documents: DocumentWriter
  uid: string
  workspaceId: string
  connectionId: string
  tzid: string
}

/** Part of `Desk` that is needed to write drafts. */
export type DraftDesk = Pick<Desk, 'documents' | 'workspaceId'>

export type DemoChannel = { id: string; platform: Platform; handle: string }

export type DemoPhoto = { media: Media; alt: string }

/** The demo company with its channels by purpose, and its media library. */
export type DemoCompany = Desk & {
  channels: { photos: DemoChannel; page: DemoChannel; notes: DemoChannel; business: DemoChannel }
  photos: Readonly<Record<PhotoName, DemoPhoto>>
  logo: Media
  portrait: Media
}

/** Names of the stock photos that the company uses in posts. */
export const PHOTO_NAMES = ['arch', 'books', 'desk', 'forest', 'leaves', 'parcel', 'tomatoes', 'vase'] as const
export type PhotoName = (typeof PHOTO_NAMES)[number]

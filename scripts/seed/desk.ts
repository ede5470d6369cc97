import type { Media } from '@postwright/core/model/media'
import type { Platform } from '@postwright/core/platforms/platform'
import type { ApiClient } from './api-client.ts'
import type { DocumentWriter } from './document-writer.ts'

/** The demo user at work: what the demo data are made with. */
export type Desk = {
  api: ApiClient
  documents: DocumentWriter
  uid: string
  workspaceId: string
  connectionId: string
  tzid: string
}

/** As much of it as writes drafts. */
export type DraftDesk = Pick<Desk, 'documents' | 'workspaceId'>

export type DemoChannel = { id: string; platform: Platform; handle: string }

/** A file of the library with the words for people who do not see it. */
export type DemoPhoto = { media: Media; alt: string }

/** The whole demo company: its channels by what they are for, and its library. */
export type DemoCompany = Desk & {
  channels: { photos: DemoChannel; page: DemoChannel; notes: DemoChannel; business: DemoChannel }
  photos: Readonly<Record<PhotoName, DemoPhoto>>
  logo: Media
  portrait: Media
}

/** The photos of the product that the company posts. */
export const PHOTO_NAMES = ['arch', 'books', 'desk', 'forest', 'leaves', 'parcel', 'tomatoes', 'vase'] as const
export type PhotoName = (typeof PHOTO_NAMES)[number]

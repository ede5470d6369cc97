import type { ApiClient } from './api-client.ts'
import type { DocumentWriter } from './document-writer.ts'

/** The demo user at work: what the demo data are made with. */
export type Desk = {
  api: ApiClient
  documents: DocumentWriter
  uid: string
  workspaceId: string
  connectionId: string
  handle: string
  tzid: string
}

/** As much of it as writes drafts. */
export type DraftDesk = Pick<Desk, 'documents' | 'workspaceId'>

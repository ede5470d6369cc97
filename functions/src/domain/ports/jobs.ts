import type { Collection, EditorWrites, Imported } from '@postwright/core/collections/collection'
import type { ExportedDocuments } from '@postwright/core/model/account-export'
import type { Job, JobPatch } from '@postwright/core/jobs/kinds'
import type { User } from '@postwright/core/model/user'
import type { Documents, OfPerson, Tx } from './documents.ts'

/** A person's job by its IDs: it is listed even if it is unreadable. */
export type OwnedJob = { uid: string; jobId: string }

export type JobStore = Pick<Documents<Job, OfPerson>, 'get' | 'getIn' | 'list' | 'createIn'> & {
  updateIn: <J extends Job>(tx: Tx, uid: string, job: J, patch: JobPatch<J>) => J
  /** Lists the IDs of all jobs, even unreadable ones. */
  listIds: (uid: string) => Promise<string[]>
  create: (uid: string, job: Job) => Promise<void>
  update: <J extends Job>(uid: string, job: J, patch: JobPatch<J>) => Promise<J>
  delete: (uid: string, id: string) => Promise<void>
  /** Lists waiting and running jobs, oldest first. */
  unfinishedIn: (tx: Tx, uid: string, limit: number) => Promise<Job[]>
  /** Lists the uids of people whose jobs have waited since a time or longer, longest wait first. */
  listWaiting: (until: number, limit: number) => Promise<string[]>
  /** Lists the jobs of all people whose results have expired. */
  listExpired: (until: number, limit: number) => Promise<OwnedJob[]>
  /** Lists the uncounted model runs of all people whose worker is gone. */
  listAbandoned: (until: number, limit: number) => Promise<OwnedJob[]>
}

/** Turn of a running job; it lasts at most as long as its worker. Each run of a job has a new turn. */
export type JobTurn = { id: string; jobId: string; endsAt: number }

export type JobTurnStore = Pick<Documents<JobTurn, OfPerson>, 'get' | 'list' | 'createIn' | 'deleteIn'> & {
  listIn: (tx: Tx, uid: string) => Promise<JobTurn[]>
  delete: (uid: string, id: string) => Promise<void>
  /** Lists the uids of people whose turns expired without a result from their worker. */
  listEnded: (until: number, limit: number) => Promise<string[]>
}

/** Limited resources; each is counted per person, workspace or other `owner`. */
export type Counted =
  | 'channels'
  | 'comments'
  | 'eventHooks'
  | 'exports'
  | 'fonts'
  | 'invites'
  | 'jobs'
  | 'mails'
  | 'members'
  | 'offers'
  | 'queues'
  | 'radarSources'
  | 'reviewLinks'
  | 'apiKeys'
  | 'assistants'
  | 'scheduledPosts'
  | 'series'
  | 'storage'
  | 'uploads'
  | 'utm'
  | 'workspaces'

/**
 * Documents that serialize the transactions of one limit: a query in a transaction does not stop another transaction from adding a document that the
 * query would have found.
 */
export type CountGuardStore = {
  /** Reads the guard before the count. The returned function writes it, after all reads of the transaction. */
  readIn: (tx: Tx, counted: Counted, owner: string) => Promise<() => void>
}

export type Exported = { documents: ExportedDocuments; unreadable: string[] }

/** Documents of an export, selected by the descriptions of their collections. */
export type ExportDataStore = {
  /** Returns the documents of the account itself. @throws UnreadableDocument when the account is unreadable */
  accountOf: (user: User) => Promise<Exported>
  /** Returns a workspace with all its documents. */
  workspaceOf: (wid: string) => Promise<Exported>
}

/** IDs of the files, channels and members of a workspace. */
export type KnownIds = { media: ReadonlySet<string>; channels: ReadonlySet<string>; members: ReadonlySet<string> }

/** Importable part of a document: the fields that clients write or those named in the description. */
export type Taken = Pick<EditorWrites, 'fields' | 'managersOnly'> & Omit<Imported, 'fields'>

/** A collection of a workspace that an import fills. */
export type Importable = { described: Collection; taken: Taken }

/** A document to create. `originalId` is its ID in the workspace of the file if that is the import target. */
export type Planned = { described: Collection; id: string; originalId: string | null; entity: object; at: number }

/** Data that an import reads and creates in a workspace. */
export type ImportDataStore = {
  idsOf: (wid: string) => Promise<KnownIds>
  /** Returns for each document whether the workspace has it, under its own ID or from an earlier import. */
  arePresent: (wid: string, planned: readonly Planned[]) => Promise<boolean[]>
  /**
   * Creates the missing documents of the workspace, up to the cap of their collection.
   * @returns for each whether this import created it, it already existed, or the collection is full
   */
  createMissingIn: (tx: Tx, wid: string, planned: readonly Planned[]) => Promise<('created' | 'present' | 'full')[]>
}

import type { Collection, EditorWrites, Imported } from '@postwright/core/collections/collection'
import type { ExportedDocuments } from '@postwright/core/model/account-export'
import type { Job, JobPatch } from '@postwright/core/jobs/kinds'
import type { User } from '@postwright/core/model/user'
import type { Documents, OfPerson, Tx } from './documents.ts'

/** A person's job, by its ids: it is listed whether or not it can be read. */
export type OwnedJob = { uid: string; jobId: string }

export type JobStore = Pick<Documents<Job, OfPerson>, 'get' | 'getIn' | 'list' | 'createIn'> & {
  updateIn: <J extends Job>(tx: Tx, uid: string, job: J, patch: JobPatch<J>) => J
  /** The ids of all of them, readable or not. */
  listIds: (uid: string) => Promise<string[]>
  create: (uid: string, job: Job) => Promise<void>
  update: <J extends Job>(uid: string, job: J, patch: JobPatch<J>) => Promise<J>
  delete: (uid: string, id: string) => Promise<void>
  /** Those that wait or run, the oldest first. */
  unfinishedIn: (tx: Tx, uid: string, limit: number) => Promise<Job[]>
  /** Whose jobs wait since then at the latest, those that wait longest first. */
  listWaiting: (until: number, limit: number) => Promise<string[]>
  /** All people's jobs whose results have expired. */
  listExpired: (until: number, limit: number) => Promise<OwnedJob[]>
  /** All people's runs of a model that are not counted and whose worker is gone. */
  listAbandoned: (until: number, limit: number) => Promise<OwnedJob[]>
}

/** A job that runs, until the end of its worker's time at the latest. A job has another turn each time. */
export type JobTurn = { id: string; jobId: string; endsAt: number }

export type JobTurnStore = Pick<Documents<JobTurn, OfPerson>, 'get' | 'list' | 'createIn' | 'deleteIn'> & {
  listIn: (tx: Tx, uid: string) => Promise<JobTurn[]>
  delete: (uid: string, id: string) => Promise<void>
  /** Whose turns have ended without their worker's word. */
  listEnded: (until: number, limit: number) => Promise<string[]>
}

/** What is limited: for each the number of one person, workspace or whatever `owner` names. */
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
 * Documents that make transactions of one limit follow each other: a query in a transaction does not keep another one from adding
 * what it would have found.
 */
export type CountGuardStore = {
  /** Reads the guard before the count. Calling the result writes it, after all readings of the transaction. */
  readIn: (tx: Tx, counted: Counted, owner: string) => Promise<() => void>
}

export type Exported = { documents: ExportedDocuments; unreadable: string[] }

/** The documents of an export, as the descriptions of their collections ask for it. */
export type ExportDataStore = {
  /** What belongs to the account itself. @throws UnreadableDocument when that is the account */
  accountOf: (user: User) => Promise<Exported>
  /** A workspace with everything in it. */
  workspaceOf: (wid: string) => Promise<Exported>
}

/** The files, channels and members that a workspace has. */
export type KnownIds = { media: ReadonlySet<string>; channels: ReadonlySet<string>; members: ReadonlySet<string> }

/** The importable part of a document: the fields that clients write or those that the description names. */
export type Taken = Pick<EditorWrites, 'fields' | 'managersOnly'> & Omit<Imported, 'fields'>

/** A collection of a workspace that an import fills. */
export type Importable = { described: Collection; taken: Taken }

/** A document to create. `originalId` is its id in the workspace of the file when that is the one to fill. */
export type Planned = { described: Collection; id: string; originalId: string | null; entity: object; at: number }

/** What an import reads and creates in a workspace. */
export type ImportDataStore = {
  idsOf: (wid: string) => Promise<KnownIds>
  /** Which of the documents the workspace has, under their own ids or from an import before. */
  arePresent: (wid: string, planned: readonly Planned[]) => Promise<boolean[]>
  /**
   * Creates the documents that the workspace does not have, up to the cap of their collection.
   * @returns for each whether it is there by this import, was there before, or found no room
   */
  createMissingIn: (tx: Tx, wid: string, planned: readonly Planned[]) => Promise<('created' | 'present' | 'full')[]>
}

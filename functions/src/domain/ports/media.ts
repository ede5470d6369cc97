import type { StoredFont } from '@postwright/core/model/font'
import type { Media } from '@postwright/core/model/media'
import type { MediaFolders } from '@postwright/core/model/media-folders'
import type { MediaUse, MediaUserKind } from '@postwright/core/model/media-use'
import type { Upload } from '@postwright/core/model/upload'
import type { Documents, InWorkspace, Tx } from './documents.ts'

/** Part of a file: from the byte at `start` to the one before `end`. */
export type ByteRange = { start: number; end: number }

/**
 * Where bytes live: media under `workspaces/{wid}/{sha256}` with its versions beside it, fonts of the product under `fonts/{sha256}`, parts of uploads under
 * `uploads/{id}/{sha256}`, exports under `exports/{uid}/{job}`, proofs of payments under `proofs/{uid}/{id}`.
 */
export type BlobStore = {
  put: (key: string, bytes: Uint8Array, mime: string) => Promise<void>
  /** A range gives what there is of it, which may be less or nothing. */
  get: (key: string, range?: ByteRange) => Promise<Uint8Array | null>
  /** One blob made of others in their order, without all of it in memory; they stay. Rejects when one is missing. */
  join: (key: string, parts: readonly string[], mime: string) => Promise<void>
  delete: (key: string) => Promise<void>
  /** Removes everything that was stored for an upload. */
  deleteUpload: (uploadId: string) => Promise<void>
  /** Removes all proofs of payments of a person, also those that no document names. */
  deleteProofs: (uid: string) => Promise<void>
}

export type MediaStore = Pick<Documents<Media, InWorkspace>, 'get' | 'getIn' | 'createIn' | 'updateIn' | 'deleteIn'> & {
  /** Those of the given ids that exist, in the order of the ids. */
  getMany: (wid: string, ids: readonly string[]) => Promise<Media[]>
  /** What the files of a workspace take together. */
  totalBytesIn: (tx: Tx, wid: string) => Promise<number>
  /** Files with one of the parts of a perceptual hash. */
  listAlikeIn: (tx: Tx, wid: string, bands: readonly string[]) => Promise<Media[]>
  listInFolder: (wid: string, folderId: string, limit: number) => Promise<Media[]>
  /** Earlier versions that a file has replaced. */
  listReplacedBy: (wid: string, mediaId: string) => Promise<Media[]>
  /** Files of all workspaces in a form from before a version. */
  listOlder: (schema: number, limit: number) => Promise<Media[]>
}

/** A document that names files. */
export type MediaUser = { kind: MediaUserKind; documentId: string }

/** Finds the documents that need a file, in the documents themselves. */
export type MediaUseStore = {
  isUsedIn: (tx: Tx, wid: string, mediaId: string) => Promise<boolean>
  /** Keeps the ids that something may still publish or show. */
  neededOfIn: (tx: Tx, wid: string, mediaIds: readonly string[]) => Promise<Set<string>>
  /** Every document that names a file and what waits to be published with it, whatever its state. */
  findUsers: (wid: string, mediaId: string) => Promise<MediaUser[]>
  /** The fields of a document as they are stored. */
  readIn: (tx: Tx, wid: string, user: MediaUser) => Promise<Record<string, unknown> | null>
  /** Changes fields of a document that was read in the same transaction, as its next revision. */
  changeIn: (tx: Tx, wid: string, user: MediaUser, change: { before: object; patch: object }) => void
  nameOfDeckIn: (tx: Tx, wid: string, deckId: string) => Promise<string>
}

/** The files of documents, kept for lists and filters. */
export type MediaUseIndexStore = Pick<Documents<MediaUse, InWorkspace>, 'getIn' | 'saveIn' | 'deleteIn'> & {
  countOfIn: (tx: Tx, wid: string, mediaId: string) => Promise<number>
}

export type MediaFolderStore = Pick<Documents<MediaFolders, InWorkspace>, 'getIn' | 'saveIn'>

export type UploadStore = Pick<Documents<Upload>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Those of a person that are not finished and not over. */
  listOpenIn: (tx: Tx, uid: string) => Promise<Upload[]>
  /** The bytes of everybody's uploads into a workspace that are not finished and not over. */
  arrivingBytesIn: (tx: Tx, wid: string) => Promise<number>
  /** The ids of a workspace's uploads, readable or not. */
  listIds: (wid: string) => Promise<string[]>
  /** The ids of those whose time is over. */
  listExpired: (until: number, limit: number) => Promise<string[]>
  delete: (id: string) => Promise<void>
}

/** Fonts of a workspace, and without one those of the product. */
export type FontStore = {
  get: (wid: string | null, id: string) => Promise<StoredFont | null>
  getIn: (tx: Tx, wid: string | null, id: string) => Promise<StoredFont | null>
  /** The newest first. */
  list: (wid: string | null, limit: number) => Promise<StoredFont[]>
  countIn: (tx: Tx, wid: string | null) => Promise<number>
  createIn: (tx: Tx, wid: string | null, font: StoredFont) => void
  updateIn: (tx: Tx, wid: string | null, font: StoredFont, patch: Partial<StoredFont>) => StoredFont
  deleteIn: (tx: Tx, wid: string | null, id: string) => void
  /**
   * The ids of the workspace's decks with a theme or a text that names a family; read as stored, whether or not it can be
   * parsed. Slides may name a deck that is not there.
   */
  listDecksNaming: (wid: string, family: string) => Promise<string[]>
  /** The names of decks by their ids, those that are there. */
  listDeckNames: (wid: string, ids: readonly string[]) => Promise<{ id: string; name: string }[]>
  /** The ids of all fonts of a workspace, readable or not. */
  listIds: (wid: string) => Promise<string[]>
}

import type { StoredFont } from '@postwright/core/model/font'
import type { Media } from '@postwright/core/model/media'
import type { MediaFolders } from '@postwright/core/model/media-folders'
import type { MediaUse, MediaUserKind } from '@postwright/core/model/media-use'
import type { Upload } from '@postwright/core/model/upload'
import type { Documents, InWorkspace, Tx } from './documents.ts'

/** Part of a file: from the byte at `start` up to, but not including, the byte at `end`. */
export type ByteRange = { start: number; end: number }

/**
 * Storage of bytes: media and fonts of a workspace under `workspaces/{wid}/{sha256}` with their versions beside them, fonts of the product under
 * `fonts/{sha256}`, parts of uploads under `uploads/{id}/{sha256}`, exports under `exports/{uid}/{job}`, proofs of payments under
 * `proofs/{uid}/{id}`.
 */
export type BlobStore = {
  put: (key: string, bytes: Uint8Array, mime: string) => Promise<void>
  /** Returns the existing part of a range, which may be shorter or empty. */
  get: (key: string, range?: ByteRange) => Promise<Uint8Array | null>
  /** Joins blobs into a new one, in order, without loading all of it into memory; the parts stay. Rejects when one is missing. */
  join: (key: string, parts: readonly string[], mime: string) => Promise<void>
  delete: (key: string) => Promise<void>
  /** Removes all stored parts of an upload. */
  deleteUpload: (uploadId: string) => Promise<void>
  /** Removes all proofs of payments of a person, even proofs without a document. */
  deleteProofs: (uid: string) => Promise<void>
}

export type MediaStore = Pick<Documents<Media, InWorkspace>, 'get' | 'getIn' | 'createIn' | 'updateIn' | 'deleteIn'> & {
  /** Returns the existing files among the given IDs, in the order of the IDs. */
  getMany: (wid: string, ids: readonly string[]) => Promise<Media[]>
  /** Returns the total size of the files of a workspace. */
  totalBytesIn: (tx: Tx, wid: string) => Promise<number>
  /** Lists files that share a part of a perceptual hash. */
  listAlikeIn: (tx: Tx, wid: string, bands: readonly string[]) => Promise<Media[]>
  listInFolder: (wid: string, folderId: string, limit: number) => Promise<Media[]>
  /** Lists earlier versions that a file has replaced. */
  listReplacedBy: (wid: string, mediaId: string) => Promise<Media[]>
  /** Lists files of all workspaces whose schema is older than a version. */
  listOlder: (schema: number, limit: number) => Promise<Media[]>
}

/** A document that uses files. */
export type MediaUser = { kind: MediaUserKind; documentId: string }

/** Lookup of the documents that use a file, by reading the documents themselves. */
export type MediaUseStore = {
  isUsedIn: (tx: Tx, wid: string, mediaId: string) => Promise<boolean>
  /** Returns those of the given IDs whose files may still be published or shown. */
  neededOfIn: (tx: Tx, wid: string, mediaIds: readonly string[]) => Promise<Set<string>>
  /** Finds all documents that use a file, in any state, and the posts whose waiting publications use it. */
  findUsers: (wid: string, mediaId: string) => Promise<MediaUser[]>
  /** Returns the stored fields of a document. */
  readIn: (tx: Tx, wid: string, user: MediaUser) => Promise<Record<string, unknown> | null>
  /** Changes fields of a document that was read in the same transaction, as its next revision. */
  changeIn: (tx: Tx, wid: string, user: MediaUser, change: { before: object; patch: object }) => void
  nameOfDeckIn: (tx: Tx, wid: string, deckId: string) => Promise<string>
}

/** Index of the files that documents use, for lists and filters. */
export type MediaUseIndexStore = Pick<Documents<MediaUse, InWorkspace>, 'getIn' | 'saveIn' | 'deleteIn'> & {
  countOfIn: (tx: Tx, wid: string, mediaId: string) => Promise<number>
}

export type MediaFolderStore = Pick<Documents<MediaFolders, InWorkspace>, 'getIn' | 'saveIn'>

export type UploadStore = Pick<Documents<Upload>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Lists a person's unfinished uploads that have not expired. */
  listOpenIn: (tx: Tx, uid: string) => Promise<Upload[]>
  /** Sums the bytes of all unfinished, unexpired uploads into a workspace. */
  arrivingBytesIn: (tx: Tx, wid: string) => Promise<number>
  /** Lists the IDs of a workspace's uploads, even unreadable ones. */
  listIds: (wid: string) => Promise<string[]>
  /** Lists the IDs of expired uploads. */
  listExpired: (until: number, limit: number) => Promise<string[]>
  delete: (id: string) => Promise<void>
}

/** Fonts of a workspace, or of the product if the workspace is null. */
export type FontStore = {
  get: (wid: string | null, id: string) => Promise<StoredFont | null>
  getIn: (tx: Tx, wid: string | null, id: string) => Promise<StoredFont | null>
  /** Lists fonts, newest first. */
  list: (wid: string | null, limit: number) => Promise<StoredFont[]>
  countIn: (tx: Tx, wid: string | null) => Promise<number>
  createIn: (tx: Tx, wid: string | null, font: StoredFont) => void
  updateIn: (tx: Tx, wid: string | null, font: StoredFont, patch: Partial<StoredFont>) => StoredFont
  deleteIn: (tx: Tx, wid: string | null, id: string) => void
  /**
   * Lists the IDs of the workspace's decks with a theme or a text that uses a font family. Reads the stored data, even if it cannot be parsed. Slides
   * may refer to a deck that no longer exists.
   */
  listDecksNaming: (wid: string, family: string) => Promise<string[]>
  /** Returns the names of the existing decks by their IDs. */
  listDeckNames: (wid: string, ids: readonly string[]) => Promise<{ id: string; name: string }[]>
  /** Lists the IDs of all fonts of a workspace, even unreadable ones. */
  listIds: (wid: string) => Promise<string[]>
}

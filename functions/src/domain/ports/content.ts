import type { Deck } from '@postwright/core/collections/decks'
import type { DeckVersion, SlideInVersion } from '@postwright/core/collections/deck-versions'
import type { EarlierKit } from '@postwright/core/collections/earlier-kits'
import type { PostVersion } from '@postwright/core/collections/post-versions'
import type { ScriptVersion } from '@postwright/core/collections/script-versions'
import type { SlideVersion } from '@postwright/core/collections/slide-versions'
import type { Contribution, ContributionState } from '@postwright/core/gallery/contribution'
import type { GalleryItem, GalleryKind, DeckTemplateRecord } from '@postwright/core/gallery/gallery-item'
import type { ContactMessage, ContactStatus } from '@postwright/core/model/contact-message'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { Comment, CommentVisibility } from '@postwright/core/model/comment'
import type { CommentSubject } from '@postwright/core/model/comment-subject'
import type { DocumentBase } from '@postwright/core/model/document'
import type { EarlierPost, EarlierPosts } from '@postwright/core/model/earlier-posts'
import type { Plan } from '@postwright/core/model/plan'
import type { TrashItem, TrashKind } from '@postwright/core/model/trash-item'
import type { Scene } from '@postwright/core/scene/scene'
import type { Documents, InWorkspace, Tx, Version } from './documents.ts'

/** Fields common to stored versions of any document. */
export type KeptVersion = {
  id: string
  createdBy: string
  createdAt: number
  /** Revision that the version is based on; 0 for none. */
  basedOn: number
  /** Hash of the draft: equal drafts have equal hashes. */
  contentHash: string
}

/** Versions of one document inside a transaction; everything is read before the first write. */
export type KeptVersions<Kept extends KeptVersion> = {
  /** Returns the newest version for this revision of the document or an earlier one. */
  latestUpTo: (rev: number) => Promise<Kept | null>
  earliestAfter: (rev: number) => Promise<Kept | null>
  oldest: (count: number) => Promise<Kept[]>
  count: () => Promise<number>
  save: (version: Kept) => void
  remove: (id: string) => void
}

export type PostVersionStore = {
  of: (tx: Tx, wid: string, postId: string) => KeptVersions<PostVersion>
  /** Removes all versions of a post, even unreadable ones. */
  deleteOf: (wid: string, postId: string) => Promise<void>
}

export type ScriptVersionStore = {
  /** Returns whether a script is stored, readable or not. */
  hasScript: (tx: Tx, wid: string, scriptId: string) => Promise<boolean>
  of: (tx: Tx, wid: string, scriptId: string) => KeptVersions<ScriptVersion>
  /** Removes all versions of a script, even unreadable ones. */
  deleteOf: (wid: string, scriptId: string) => Promise<void>
}

/** Earlier versions of the slides of a workspace. */
export type SlideVersionStore = {
  /** Returns whether the deck of a slide still exists: deleting a deck deletes its versions. */
  isInDeck: (tx: Tx, wid: string, deckId: string) => Promise<boolean>
  of: (tx: Tx, wid: string, slideId: string) => KeptVersions<SlideVersion>
}

/** Earlier versions of the decks of a workspace, and their current stored state. */
export type DeckVersionStore = {
  /** Returns a deck; null for a deleted deck, whose versions are deleted with it. */
  deckIn: (tx: Tx, wid: string, deckId: string) => Promise<Deck | null>
  slideIn: (tx: Tx, wid: string, slideId: string) => Promise<{ deckId: string; rev: number; place: number } | null>
  slidesIn: (tx: Tx, wid: string, deckId: string) => Promise<SlideInVersion[]>
  /** Returns the newest versions of a deck, latest first. */
  latestIn: (tx: Tx, wid: string, deckId: string, count: number) => Promise<DeckVersion[]>
  oldestIn: (tx: Tx, wid: string, deckId: string, count: number) => Promise<DeckVersion[]>
  countIn: (tx: Tx, wid: string, deckId: string) => Promise<number>
  saveIn: (tx: Tx, wid: string, version: DeckVersion) => void
  removeIn: (tx: Tx, wid: string, id: string) => void
}

/** Fields of a commented document that comments need. */
export type CommentedSubject = { createdBy: string; title: string }

/** Filter, cursor and size of a page of comments on a document, latest first. */
export type CommentPage = { visibility: CommentVisibility | null; before: number | null; limit: number }

export type CommentStore = Pick<
  Documents<Comment, InWorkspace>,
  'get' | 'getIn' | 'createIn' | 'updateIn' | 'deleteIn'
> & {
  /** Returns the commented document; null when it is deleted. The document may be unreadable. */
  subjectIn: (tx: Tx, wid: string, subject: CommentSubject) => Promise<CommentedSubject | null>
  subject: (wid: string, subject: CommentSubject) => Promise<CommentedSubject | null>
  /** Counts all comments on a document; comments on a slide count for its deck. */
  countOfIn: (tx: Tx, wid: string, subject: CommentSubject) => Promise<number>
  /** Lists comments on a document with one visibility or any, from all threads: for callers to whom no security rules apply. */
  listOf: (wid: string, subject: CommentSubject, page: CommentPage) => Promise<Comment[]>
  /** Lists a thread from its start. */
  listThread: (wid: string, threadId: string) => Promise<Comment[]>
  /** Returns whether the commented document is stored, readable or not. */
  exists: (wid: string, subject: { kind: CommentSubject['kind']; id: string }) => Promise<boolean>
  /** Removes all comments on a document, even unreadable ones. */
  deleteOf: (wid: string, subject: { kind: CommentSubject['kind']; id: string }) => Promise<void>
  /** Replaces a deleted user's uid by a name in all workspaces, as author and in resolved threads, and removes it from mentions. */
  renamePerson: (uid: string, name: string) => Promise<void>
}

/** The list of earlier posts with the time when it was stored. */
export type StoredEarlierPosts = EarlierPosts & { version: Version }

/**
 * List of earlier posts, one per workspace. Single posts are written without reading the rest, so parallel writes do not wait for each other; the
 * whole list is only written over the version that was read. Every write returns whether it happened.
 */
export type EarlierPostStore = {
  read: (wid: string) => Promise<StoredEarlierPosts | null>
  /**
   * Writes one post, or removes it with null, and keeps `rev`: two runs for the same post leave the same document. Does nothing while there is no
   * list.
   */
  put: (wid: string, postId: string, entry: EarlierPost | null) => Promise<boolean>
  create: (wid: string, list: EarlierPosts) => Promise<boolean>
  replace: (wid: string, stored: StoredEarlierPosts, posts: EarlierPosts['posts']) => Promise<boolean>
  remove: (wid: string, stored: StoredEarlierPosts) => Promise<boolean>
}

/** Brand kits of a workspace, in their order. */
export type BrandKitStore = {
  list: (wid: string) => Promise<BrandKit[]>
  /** Lists the kits in a transaction; a parallel change waits or is retried. */
  listIn: (tx: Tx, wid: string) => Promise<BrandKit[]>
}

/** State of each brand kit before the changes of the latest day on which it was changed. */
export type EarlierKitStore = Pick<Documents<EarlierKit, InWorkspace>, 'getIn' | 'saveIn'> & {
  /** Returns whether the kit still exists: deleting a kit deletes its earlier state. */
  hasKitIn: (tx: Tx, wid: string, kitId: string) => Promise<boolean>
  delete: (wid: string, kitId: string) => Promise<void>
}

type Fields = Record<string, unknown>

/** A document in its stored form, or the entity to restore. */
export type HeldDocument = { path: string; fields: Fields }

/** Deleted items, with their documents in the original form. */
export type TrashStore = {
  /** Returns the fields of any document, even an unreadable one. */
  storedIn: (tx: Tx, path: string) => Promise<Fields | null>
  isStored: (path: string) => Promise<boolean>
  countIn: (tx: Tx, collection: string) => Promise<number>
  /** Moves documents from their paths into a trash item. */
  putIn: (tx: Tx, wid: string, item: TrashItem, documents: readonly HeldDocument[]) => void
  getIn: (tx: Tx, wid: string, id: string) => Promise<TrashItem | null>
  heldIn: (tx: Tx, wid: string, id: string) => Promise<HeldDocument[]>
  /** Restores the documents of an item to their paths, in a transaction that has read them. */
  restoreIn: (tx: Tx, wid: string, id: string, documents: readonly HeldDocument[]) => void
  /** Ends an item: it can no longer be restored, and the purge deletes it. */
  endIn: (tx: Tx, wid: string, item: TrashItem) => void
  /** Returns whether a deleted document can be restored. */
  holds: (wid: string, kind: TrashKind, documentId: string) => Promise<boolean>
  /** Deletes the remaining documents of a deck: slides, their versions, and presence. */
  deleteOfDeck: (wid: string, deckId: string) => Promise<void>
  /** Deletes the contents of an item, then the item: while it exists, an unfinished deletion can be resumed. */
  delete: (wid: string, id: string) => Promise<void>
  listUntil: (wid: string, until: number, limit: number) => Promise<TrashItem[]>
  /** Lists expired items of all workspaces. */
  listEnded: (now: number, limit: number) => Promise<{ workspaceId: string; item: TrashItem }[]>
}

export type DeckStore = Pick<Documents<Deck, InWorkspace>, 'get'>

export type SceneStore = {
  /** Returns a deck with its slides in order; null when it does not exist. */
  get: (wid: string, deckId: string) => Promise<Scene | null>
}

/** `list` returns the most recently changed templates, latest first. */
export type DeckTemplateStore = Pick<Documents<DeckTemplateRecord>, 'get' | 'getIn' | 'list' | 'saveIn'>

export type GalleryUse = DocumentBase & { itemId: string; workspaceId: string }

export type GalleryStore = Pick<Documents<GalleryItem>, 'get' | 'getIn' | 'saveIn'> & {
  listOffered: (kind: GalleryKind) => Promise<GalleryItem[]>
  getAll: (ids: readonly string[]) => Promise<GalleryItem[]>
  isUsedIn: (tx: Tx, useId: string) => Promise<boolean>
  saveUseIn: (tx: Tx, counted: GalleryUse) => void
}

/** Uses of an item that may be taken down, counted up to `TAKEDOWN_COUNT_MAX`. */
export type TakedownUses = {
  /** Counts the workspaces in which people used any version up to the given one. */
  workspacesUsing: (sourceId: string, version: number) => Promise<number>
  /** Counts the decks with a theme that uses a font family, and their workspaces. Single texts are not checked. */
  decksSetIn: (family: string) => Promise<{ decks: number; workspaces: number }>
}

export type ContributionStore = Pick<Documents<Contribution>, 'get' | 'getIn' | 'saveIn'> & {
  listOf: (uid: string) => Promise<Contribution[]>
  /** Lists a person's contributions that wait for a review. */
  waitingOfIn: (tx: Tx, uid: string) => Promise<Contribution[]>
  listByState: (state: ContributionState) => Promise<Contribution[]>
  /** Lists contributions of any user with the same content that wait for a review or are approved. */
  sameAs: (fingerprint: string) => Promise<Contribution[]>
}

export type ContactMessageStore = Pick<Documents<ContactMessage>, 'get' | 'getIn'> & {
  /** @returns false when the id already exists */
  create: (message: ContactMessage) => Promise<boolean>
  /** Counts messages with the status `new`, up to `limit`. */
  countNew: (limit: number) => Promise<number>
  /** @returns the new revision */
  setStatusIn: (tx: Tx, message: ContactMessage, status: ContactStatus) => number
}

export type PlanStore = Pick<Documents<Plan>, 'get' | 'getIn' | 'list' | 'countIn' | 'createIn' | 'updateIn'> & {
  /** Lists the offered plans in order. */
  listVisible: () => Promise<Plan[]>
  /** Returns whether a plan of this schema or a later one is stored, offered or not. */
  hasAny: (schema: number) => Promise<boolean>
  /** Stores plans that do not exist yet, and replaces stored plans whose schema was never offered; all others stay unchanged. */
  createOrRenew: (wanted: readonly Plan[]) => Promise<void>
}

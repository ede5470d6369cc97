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

/** A version of a document as far as keeping it goes, whatever it shows. */
export type KeptVersion = {
  id: string
  createdBy: string
  createdAt: number
  /** The revision that it was made on; 0 for none. */
  basedOn: number
  /** Of the draft: equal drafts have equal ones. */
  contentHash: string
}

/** The versions of one document inside of a transaction; everything is read before the first is written. */
export type KeptVersions<Kept extends KeptVersion> = {
  /** The newest that shows this revision of the document or an earlier one. */
  latestUpTo: (rev: number) => Promise<Kept | null>
  earliestAfter: (rev: number) => Promise<Kept | null>
  oldest: (count: number) => Promise<Kept[]>
  count: () => Promise<number>
  save: (version: Kept) => void
  remove: (id: string) => void
}

export type PostVersionStore = {
  of: (tx: Tx, wid: string, postId: string) => KeptVersions<PostVersion>
  /** Removes all versions of a post, readable or not. */
  deleteOf: (wid: string, postId: string) => Promise<void>
}

export type ScriptVersionStore = {
  /** Whether a script is stored, readable or not. */
  hasScript: (tx: Tx, wid: string, scriptId: string) => Promise<boolean>
  of: (tx: Tx, wid: string, scriptId: string) => KeptVersions<ScriptVersion>
  /** Removes all versions of a script, readable or not. */
  deleteOf: (wid: string, scriptId: string) => Promise<void>
}

/** What slides of a workspace were before. */
export type SlideVersionStore = {
  /** Whether the deck of a slide is still there: one that is deleted takes its versions with it. */
  isInDeck: (tx: Tx, wid: string, deckId: string) => Promise<boolean>
  of: (tx: Tx, wid: string, slideId: string) => KeptVersions<SlideVersion>
}

/** What decks of a workspace were before, and what of a deck is stored now. */
export type DeckVersionStore = {
  /** Null for a deck that is gone: it takes its versions with it. */
  deckIn: (tx: Tx, wid: string, deckId: string) => Promise<Deck | null>
  slideIn: (tx: Tx, wid: string, slideId: string) => Promise<{ deckId: string; rev: number; place: number } | null>
  slidesIn: (tx: Tx, wid: string, deckId: string) => Promise<SlideInVersion[]>
  /** The latest first. */
  latestIn: (tx: Tx, wid: string, deckId: string, count: number) => Promise<DeckVersion[]>
  oldestIn: (tx: Tx, wid: string, deckId: string, count: number) => Promise<DeckVersion[]>
  countIn: (tx: Tx, wid: string, deckId: string) => Promise<number>
  saveIn: (tx: Tx, wid: string, version: DeckVersion) => void
  removeIn: (tx: Tx, wid: string, id: string) => void
}

/** The part of a commented post or deck that comments need. */
export type CommentedSubject = { createdBy: string; title: string }

/** A page of the comments of a subject, the latest first. */
export type CommentPage = { visibility: CommentVisibility | null; before: number | null; limit: number }

export type CommentStore = Pick<
  Documents<Comment, InWorkspace>,
  'get' | 'getIn' | 'createIn' | 'updateIn' | 'deleteIn'
> & {
  /** The post or deck itself; null when it is gone. It need not be readable. */
  subjectIn: (tx: Tx, wid: string, subject: CommentSubject) => Promise<CommentedSubject | null>
  subject: (wid: string, subject: CommentSubject) => Promise<CommentedSubject | null>
  /** Comments of a whole post or deck. */
  countOfIn: (tx: Tx, wid: string, subject: CommentSubject) => Promise<number>
  /** Comments of a post or deck with one visibility or any, whatever their thread: for those who have no rules to read by. */
  listOf: (wid: string, subject: CommentSubject, page: CommentPage) => Promise<Comment[]>
  /** A thread from its beginning. */
  listThread: (wid: string, threadId: string) => Promise<Comment[]>
  /** Whether what people comment on is stored, readable or not. */
  exists: (wid: string, subject: { kind: CommentSubject['kind']; id: string }) => Promise<boolean>
  /** Removes all comments on something, readable or not. */
  deleteOf: (wid: string, subject: { kind: CommentSubject['kind']; id: string }) => Promise<void>
  /** Gives a person who is gone another name, in all workspaces: as author, among mentions, and where they resolved. */
  renamePerson: (uid: string, name: string) => Promise<void>
}

/** The list with when it was stored. */
export type StoredEarlierPosts = EarlierPosts & { version: Version }

/**
 * The one list of a workspace. Single posts are written without a look at the rest, so that many at once do not wait for each
 * other; the whole list only over what was read. Every write says whether it happened.
 */
export type EarlierPostStore = {
  read: (wid: string) => Promise<StoredEarlierPosts | null>
  /**
   * Writes one post, or takes it out with null, and leaves `rev` alone: two runs for the same post leave the same document.
   * Nothing happens while there is no list.
   */
  put: (wid: string, postId: string, entry: EarlierPost | null) => Promise<boolean>
  create: (wid: string, list: EarlierPosts) => Promise<boolean>
  replace: (wid: string, stored: StoredEarlierPosts, posts: EarlierPosts['posts']) => Promise<boolean>
  remove: (wid: string, stored: StoredEarlierPosts) => Promise<boolean>
}

/** The brand kits of a workspace, in their order. */
export type BrandKitStore = {
  list: (wid: string) => Promise<BrandKit[]>
  /** In a transaction, which their next change waits for or repeats. */
  listIn: (tx: Tx, wid: string) => Promise<BrandKit[]>
}

/** What brand kits were before the last day of changes. */
export type EarlierKitStore = Pick<Documents<EarlierKit, InWorkspace>, 'getIn' | 'saveIn'> & {
  /** Whether the kit is still there: one that is deleted takes what it was with it. */
  hasKitIn: (tx: Tx, wid: string, kitId: string) => Promise<boolean>
  delete: (wid: string, kitId: string) => Promise<void>
}

type Fields = Record<string, unknown>

/** A document as it is stored, or the entity that it becomes. */
export type HeldDocument = { path: string; fields: Fields }

/** What people have deleted, and the documents as they were. */
export type TrashStore = {
  /** The fields of any document, readable or not. */
  storedIn: (tx: Tx, path: string) => Promise<Fields | null>
  isStored: (path: string) => Promise<boolean>
  countIn: (tx: Tx, collection: string) => Promise<number>
  /** Moves documents from their places into an item. */
  putIn: (tx: Tx, wid: string, item: TrashItem, documents: readonly HeldDocument[]) => void
  getIn: (tx: Tx, wid: string, id: string) => Promise<TrashItem | null>
  heldIn: (tx: Tx, wid: string, id: string) => Promise<HeldDocument[]>
  /** Moves the documents of an item back to their places, in a transaction that read them. */
  restoreIn: (tx: Tx, wid: string, id: string, documents: readonly HeldDocument[]) => void
  /** From then on it can't be restored, and the purge deletes it. */
  endIn: (tx: Tx, wid: string, item: TrashItem) => void
  /** Whether a document that is gone can be restored. */
  holds: (wid: string, kind: TrashKind, documentId: string) => Promise<boolean>
  /** What belonged to a deck and stayed in its place: slides, their versions, and who had it open. */
  deleteOfDeck: (wid: string, deckId: string) => Promise<void>
  /** Deletes an item, itself last: while it is there, an unfinished deletion is found again. */
  delete: (wid: string, id: string) => Promise<void>
  listUntil: (wid: string, until: number, limit: number) => Promise<TrashItem[]>
  /** Items of all workspaces whose time is over. */
  listEnded: (now: number, limit: number) => Promise<{ workspaceId: string; item: TrashItem }[]>
}

export type DeckStore = Pick<Documents<Deck, InWorkspace>, 'get'>

export type SceneStore = {
  /** A deck with its slides in their order; null when there is none. */
  get: (wid: string, deckId: string) => Promise<Scene | null>
}

/** `list` gives those that were changed last, the latest first. */
export type DeckTemplateStore = Pick<Documents<DeckTemplateRecord>, 'get' | 'getIn' | 'list' | 'saveIn'>

/** One use of something in the gallery. */
export type GalleryUse = DocumentBase & { itemId: string; workspaceId: string }

export type GalleryStore = Pick<Documents<GalleryItem>, 'get' | 'getIn' | 'saveIn'> & {
  listOffered: (kind: GalleryKind) => Promise<GalleryItem[]>
  getAll: (ids: readonly string[]) => Promise<GalleryItem[]>
  isUsedIn: (tx: Tx, useId: string) => Promise<boolean>
  saveUseIn: (tx: Tx, counted: GalleryUse) => void
}

/** Uses of what may be taken down, counted up to `TAKEDOWN_COUNT_MAX`. */
export type TakedownUses = {
  /** The workspaces in which people used any of the versions up to the given one. */
  workspacesUsing: (sourceId: string, version: number) => Promise<number>
  /** Decks with a theme that names a family, and their workspaces. Single texts are not looked into. */
  decksSetIn: (family: string) => Promise<{ decks: number; workspaces: number }>
}

export type ContributionStore = Pick<Documents<Contribution>, 'get' | 'getIn' | 'saveIn'> & {
  listOf: (uid: string) => Promise<Contribution[]>
  /** A person's that wait for a review. */
  waitingOfIn: (tx: Tx, uid: string) => Promise<Contribution[]>
  listByState: (state: ContributionState) => Promise<Contribution[]>
  /** Of anyone, with the same content: waiting for a review or approved. */
  sameAs: (fingerprint: string) => Promise<Contribution[]>
}

export type ContactMessageStore = Pick<Documents<ContactMessage>, 'get' | 'getIn'> & {
  /** @returns false when there is one with this id already */
  create: (message: ContactMessage) => Promise<boolean>
  /** Messages with the status `new`, counted up to `limit`. */
  countNew: (limit: number) => Promise<number>
  /** @returns the new revision */
  setStatusIn: (tx: Tx, message: ContactMessage, status: ContactStatus) => number
}

export type PlanStore = Pick<Documents<Plan>, 'get' | 'getIn' | 'list' | 'countIn' | 'createIn' | 'updateIn'> & {
  /** Plans that are offered, by their place. */
  listVisible: () => Promise<Plan[]>
  /** True when a plan of this schema or a later one is stored, offered or not. */
  hasAny: (schema: number) => Promise<boolean>
  /** Stores those that do not exist or are of a schema that was never offered; others stay as they are. */
  createOrRenew: (wanted: readonly Plan[]) => Promise<void>
}

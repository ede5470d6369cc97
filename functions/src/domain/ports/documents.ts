/** Path prefix of a workspace's documents: the workspace ID. */
export type InWorkspace = [wid: string]

/** Path prefix of documents below a person's account: the uid. */
export type OfPerson = [uid: string]

/**
 * Basic operations on one collection. Functions with names ending in `In` run in a transaction, which reads before it writes; its writes are stored
 * all together or not at all.
 */
export type Documents<Entity, Place extends string[] = []> = {
  get: (...at: [...Place, id: string]) => Promise<Entity | null>
  getIn: (tx: Tx, ...at: [...Place, id: string]) => Promise<Entity | null>
  /** Lists all documents; unreadable ones are left out. */
  list: (...place: Place) => Promise<Entity[]>
  /** Counts the documents; the transaction fails if one is added meanwhile. */
  countIn: (tx: Tx, ...place: Place) => Promise<number>
  createIn: (tx: Tx, ...document: [...Place, entity: Entity]) => void
  /** Writes the whole document, new or changed. The caller has set `rev` and `updatedAt`. */
  saveIn: (tx: Tx, ...document: [...Place, entity: Entity]) => void
  /** Changes some fields of a document read in the same transaction, and returns the changed document. */
  updateIn: (tx: Tx, ...change: [...Place, entity: Entity, patch: Partial<Entity>]) => Entity
  deleteIn: (tx: Tx, ...at: [...Place, id: string]) => void
}

/** Readable documents of a list, and the paths of the unreadable ones. */
export type Readable<T> = { rows: T[]; unreadable: string[] }

/** Place of a row in a list that is sorted by a time: the IDs of its parents and its own, and the time. */
export type ListPlace = { ids: readonly string[]; value: number }

/** Where to start reading a list, null for its start, and the number of documents that are read at a time. */
export type ListPage = { after: ListPlace | null; size: number }

/** A running transaction: the domain only passes it on to the stores, which know its type. */
export type Tx = Readonly<Record<'create' | 'update' | 'delete', unknown>>

/** Runner of atomic work. The work may run several times, so it must have no effects except through `tx`. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Time of the last write of a document, by the database's clock; used as the condition of a write. */
export type Version = { readonly seconds: number; readonly nanoseconds: number }

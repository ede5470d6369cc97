/** Documents of a workspace are named by its id first. */
export type InWorkspace = [wid: string]

/** What lies below a person's account is named by their id first. */
export type OfPerson = [uid: string]

/**
 * The basic operations on one collection. What ends in `In` belongs to a transaction: it reads before it writes, and nothing
 * of it is stored unless all of it is.
 */
export type Documents<Entity, Place extends string[] = []> = {
  get: (...at: [...Place, id: string]) => Promise<Entity | null>
  getIn: (tx: Tx, ...at: [...Place, id: string]) => Promise<Entity | null>
  /** All of them; one that cannot be read is left out. */
  list: (...place: Place) => Promise<Entity[]>
  /** How many there are; the transaction fails where one is added meanwhile. */
  countIn: (tx: Tx, ...place: Place) => Promise<number>
  createIn: (tx: Tx, ...document: [...Place, entity: Entity]) => void
  /** Writes the whole document, new or changed. The caller has set `rev` and `updatedAt`. */
  saveIn: (tx: Tx, ...document: [...Place, entity: Entity]) => void
  /** Changes some fields of a document read in the same transaction, and returns it as it will be. */
  updateIn: (tx: Tx, ...change: [...Place, entity: Entity, patch: Partial<Entity>]) => Entity
  deleteIn: (tx: Tx, ...at: [...Place, id: string]) => void
}

/** What of a list could be read, and the paths of what could not. */
export type Readable<T> = { rows: T[]; unreadable: string[] }

/** A transaction that is under way: the domain hands it on, and the stores that it comes from know what it is. */
export type Tx = Readonly<Record<'create' | 'update' | 'delete', unknown>>

/** Runs work atomically; it may run several times, so it changes nothing but through `tx`. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** When a document was written last, by the database's own clock: a conditional write names it. */
export type Version = { readonly seconds: number; readonly nanoseconds: number }

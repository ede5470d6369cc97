/** A transaction that is under way: the domain hands it on, and the stores that it comes from know what it is. */
export type Tx = Readonly<Record<'create' | 'update' | 'delete', unknown>>

/** Runs work atomically; it may run several times, so it changes nothing but through `tx`. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** When a document was written last, by the database's own clock: a conditional write names it. */
export type Version = { readonly seconds: number; readonly nanoseconds: number }

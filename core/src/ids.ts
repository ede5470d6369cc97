import { z } from 'zod'

/**
 * Creates a schema for document ids: the characters that Firestore accepts (`__…__` is reserved), without those that need escaping in a path or an
 * address.
 */
export const documentId = () => z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/)

/** Creates a schema for document revisions: 1 on creation, increased by one with every write. */
export const revision = () => z.int().min(1)

/** Latest time that the database can store. */
export const INSTANT_MAX = Date.UTC(9999, 11, 31)

/** Creates a schema for instants, which are epoch milliseconds everywhere outside the store; in the store they are Firestore timestamps. */
export const instant = () => z.int().min(0).max(INSTANT_MAX)

/** Creates a schema for instants in the query of an address, where they are text. */
export const queryInstant = () => z.coerce.number().int().min(0).max(INSTANT_MAX)

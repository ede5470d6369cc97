import { z } from 'zod'

/** A document id: the characters that Firestore accepts (`__…__` is reserved), without those that need escaping in a path or an address. */
export const documentId = () => z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/)

/** Document revision: 1 on creation, increased by one with every write. */
export const revision = () => z.int().min(1)

/** Instants are epoch milliseconds everywhere outside the store, where they are Firestore timestamps. */
export const instant = () => z.int().min(0)

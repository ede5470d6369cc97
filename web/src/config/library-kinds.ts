import { z } from 'zod'

/** Kinds of content in a workspace's library, as used in its addresses. */
export const libraryKindSchema = z.enum(['templates', 'signatures', 'sets']).catch('templates')

export type LibraryKind = z.infer<typeof libraryKindSchema>

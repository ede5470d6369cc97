import { z } from 'zod'

/** What the library of a workspace holds, as its addresses name it. */
export const libraryKindSchema = z.enum(['templates', 'signatures', 'sets']).catch('templates')

export type LibraryKind = z.infer<typeof libraryKindSchema>

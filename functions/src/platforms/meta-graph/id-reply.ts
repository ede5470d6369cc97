import { z } from 'zod'

/** Ids arrive as text, and in old replies as numbers. */
export const graphIdSchema = z.union([z.string().min(1).max(200), z.int().transform(String)])

/** What was made by a call. */
export const idReplySchema = z.object({ id: graphIdSchema })

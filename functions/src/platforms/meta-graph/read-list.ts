import { z } from 'zod'
import type { Graph, GraphCall } from './open-graph.ts'
import { readGraphReply } from './read-graph-reply.ts'

const PAGES_MAX = 10

const listSchema = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({ cursors: z.object({ after: z.string().max(2_000) }), next: z.string() })
    .optional()
    .catch(undefined),
})

/**
 * The entries of a list, page by page; those that do not have the documented form are left out.
 * NOTE the address of the next page holds the token and is the reply's word, so only its cursor is used.
 */
export async function readList<T>(
  graph: Graph,
  path: string,
  { schema, pages = PAGES_MAX, ...call }: GraphCall & { schema: z.ZodType<T>; pages?: number },
): Promise<T[]> {
  const found: T[] = []
  let after: string | null = null
  for (let page = 0; page < pages; page += 1) {
    const params: Record<string, string> = { ...call.params, ...(after !== null && { after }) }
    const { data, paging }: z.infer<typeof listSchema> = readGraphReply(
      listSchema,
      await graph(path, { ...call, params }),
    )
    found.push(...data.flatMap((entry) => schema.safeParse(entry).data ?? []))
    if (paging === undefined || paging.cursors.after === after) break
    after = paging.cursors.after
  }
  return found
}

import { z } from 'zod'

/** A post that was begun at the network. `recordKey` says for which publication; `openedAt` is epoch milliseconds. */
const containerSchema = z.object({
  recordKey: z.string(),
  publishId: z.string().min(1).max(200),
  uploadUrl: z.string().max(1_000),
  openedAt: z.number(),
})

export type Container = z.infer<typeof containerSchema>

/** The name under which it is kept with the publication. */
export const CONTAINER = 'container'

export function readContainer(kept: string | undefined): Container | null {
  return kept === undefined ? null : containerSchema.parse(JSON.parse(kept))
}

export const writeContainer = (container: Container): string => JSON.stringify(container)

import type { z } from 'zod'

/** An answer that does not have the documented form. The message names places, never values. */
export class UnreadableGraphReply extends Error {
  constructor(places: string) {
    super(`the network's answer cannot be used: ${places}`)
    this.name = 'UnreadableGraphReply'
  }
}

/** @throws UnreadableGraphReply when the reply does not fit */
export function readGraphReply<Schema extends z.ZodType>(schema: Schema, reply: unknown): z.output<Schema> {
  const parsed = schema.safeParse(reply)
  if (parsed.success) return parsed.data
  const places = new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'the reply'))
  throw new UnreadableGraphReply([...places].join(', '))
}

import type { z } from 'zod'

/** A server's answer does not fit the protocol, or is far too long. The message names places, never values. */
export class UnreadableReply extends Error {
  constructor(places: string) {
    super(`the server's answer cannot be used: ${places} does not fit the protocol`)
    this.name = 'UnreadableReply'
  }
}

/** @throws UnreadableReply when the reply does not fit */
export function readReply<Schema extends z.ZodType>(schema: Schema, reply: unknown): z.output<Schema> {
  // The client answers with its own blob class; its JSON is what records hold.
  const plain: unknown = reply === undefined ? undefined : JSON.parse(JSON.stringify(reply))
  const parsed = schema.safeParse(plain)
  if (parsed.success) return parsed.data
  const places = new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'the reply'))
  throw new UnreadableReply([...places].join(', '))
}

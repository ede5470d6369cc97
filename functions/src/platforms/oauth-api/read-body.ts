import type { z } from 'zod'
import type { NetworkReply } from '../call-network.ts'

/** A network's answer is not what its documentation says. The message names places, never values. */
export class UnreadableBody extends Error {
  constructor(places: string) {
    super(`the network's answer cannot be used: ${places} does not fit`)
    this.name = 'UnreadableBody'
  }
}

/** @throws UnreadableBody */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  { body }: Pick<NetworkReply, 'body'>,
): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const places = new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'the reply'))
  throw new UnreadableBody([...places].join(', '))
}

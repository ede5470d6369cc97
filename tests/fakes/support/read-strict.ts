import type { z } from 'zod'
import type { FakeReply } from './fake-message.ts'
import { Refusal } from './refusal.ts'

/** A fault in a body: its field (`poll.options.0`), zod code (`unrecognized_keys`) and message. */
export type BodyFault = { field: string; code: string; message: string }

/**
 * A body by a schema of `z.strictObject`, so that a field the network does not know is refused too.
 * @throws Refusal with the network's own reply to the first fault
 */
export function readStrict<T>(schema: z.ZodType<T>, value: unknown, refuse: (fault: BodyFault) => FakeReply): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : []
  const field = [...(issue?.path ?? []), ...keys.slice(0, 1)].map(String).join('.')
  throw new Refusal(refuse({ field, code: issue?.code ?? 'custom', message: issue?.message ?? 'invalid' }))
}

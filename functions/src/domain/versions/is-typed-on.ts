import { POST_VERSION_SPAN } from '@postwright/core/limits'
import { isTyping } from './is-typing.ts'

/** A draft as somebody has left it. */
type Left = { createdBy: string; createdAt: number; draft: unknown }

/** Whether the same person has gone on typing since the version before; an insert, a fix or a restore stands by itself. */
export function isTypedOn(before: Left, after: Left): boolean {
  const elapsed = after.createdAt - before.createdAt
  const isSamePerson = before.createdBy === after.createdBy
  return isSamePerson && elapsed <= POST_VERSION_SPAN && isTyping(before.draft, after.draft, elapsed)
}

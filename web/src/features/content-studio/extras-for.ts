import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'

/** Extras that chosen channels accept beyond text and images; null if none of them accepts it. */
export type Extras = {
  title: { max: number; isRequired: boolean } | null
  thread: { max: number; takers: Connection[] } | null
  comment: { max: number } | null
  poll: { max: number } | null
  withSettings: Connection[]
}

/** Returns the combined extras of all chosen channels, with the limits of the strictest channel that has them. */
export function extrasFor(connections: readonly Connection[]): Extras {
  const channels = connections.map((connection) => ({ connection, contract: contractFor(connection) }))
  const titles = channels.flatMap(({ contract }) => contract.title ?? [])
  const threads = channels.flatMap(({ contract }) => contract.thread ?? [])
  // On networks with threads but no comments, the comment is one more part.
  const comments = channels.flatMap(({ contract }) =>
    contract.comment ? [contract.comment.max] : contract.thread ? [contract.text.max] : [],
  )
  const polls = channels.flatMap(({ contract }) => contract.poll ?? [])
  const takers = channels.filter(({ contract }) => contract.thread !== null).map(({ connection }) => connection)
  return {
    title: lowest(
      titles.map(({ max }) => max),
      (max) => ({ max, isRequired: titles.some(({ required }) => required) }),
    ),
    thread: lowest(
      threads.map(({ max }) => max),
      (max) => ({ max, takers }),
    ),
    comment: lowest(comments, (max) => ({ max })),
    poll: lowest(
      polls.map(({ maxOptions }) => maxOptions),
      (max) => ({ max }),
    ),
    withSettings: channels.filter(({ contract }) => contract.settings.length > 0).map(({ connection }) => connection),
  }
}

function lowest<T>(limits: readonly number[], of: (max: number) => T): T | null {
  return limits.length === 0 ? null : of(Math.min(...limits))
}

import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'

/** What chosen channels take beyond text and pictures; null where none of them takes it. */
export type Extras = {
  title: { max: number; isRequired: boolean } | null
  thread: { max: number; takers: Connection[] } | null
  comment: { max: number } | null
  poll: { max: number } | null
  withSettings: Connection[]
}

/** The extras of all chosen channels together, with the limits of the strictest one that has them. */
export function extrasFor(connections: readonly Connection[]): Extras {
  const channels = connections.map((connection) => ({ connection, contract: contractFor(connection) }))
  const titles = channels.flatMap(({ contract }) => contract.title ?? [])
  const threads = channels.flatMap(({ contract }) => contract.thread ?? [])
  // Where there are threads but no comments, the comment is one more part.
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

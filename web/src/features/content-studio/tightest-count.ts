import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { countText } from '@postwright/core/publishing/count-text'

/** How much is left of a text on the channel with the least room for it; null without channels. */
export function tightestCount(
  connections: readonly Connection[],
  text: string,
): { left: number; handle: string } | null {
  const counts = connections.map((connection) => ({
    left: countText(contractFor(connection), text).left,
    handle: connection.handle,
  }))
  return counts.toSorted((a, b) => a.left - b.left)[0] ?? null
}

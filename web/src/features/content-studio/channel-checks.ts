import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { checkContent } from '@postwright/core/publishing/check-content'
import type { ContentProblem } from '@postwright/core/publishing/content-problem'
import { countText } from '@postwright/core/publishing/count-text'
import type { MediaType } from '@postwright/core/model/media'

export type ChannelCheck = {
  connection: Connection
  used: number
  max: number
  left: number
  problems: ContentProblem[]
}

type Content = { text: string; media: readonly { mediaId: string; alt: string; mime: MediaType }[] }

/** Counts and checks the content once for every chosen channel, by that channel's contract. */
export function checkChannels(connections: readonly Connection[], content: Content): ChannelCheck[] {
  return connections.map((connection) => {
    const contract = contractFor(connection)
    return { connection, ...countText(contract, content.text), problems: checkContent(contract, content) }
  })
}

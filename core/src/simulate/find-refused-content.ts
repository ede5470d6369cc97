import { contractFor } from '../platforms/contract-for.ts'
import { checkContent } from '../publishing/check-content.ts'
import type { Finding } from './finding.ts'
import { findingOf } from './finding-of.ts'
import type { Situation } from './simulation.ts'

/** Finds publications with a missing file, or with content that their channel would reject by its current rules. */
export function findRefusedContent({ channels, publications, mediaIds }: Situation): Finding[] {
  const contracts = new Map(channels.map((channel) => [channel.id, contractFor(channel)]))
  return publications.flatMap((publication) => {
    const { content, connectionId, partIndex } = publication
    if (content === null) return []
    const missing = content.media.filter(({ mediaId }) => !mediaIds.has(mediaId))
    if (missing.length > 0) return [findingOf(publication, { code: 'media_missing', facts: { files: missing.length } })]
    const contract = contracts.get(connectionId)
    const [problem] = contract && partIndex === 0 ? checkContent(contract, content) : []
    if (!contract || !problem) return []
    return [
      findingOf(publication, { code: 'content_refused', facts: { problem: problem.code, network: contract.name } }),
    ]
  })
}

import { useQuery } from '@tanstack/react-query'
import { type DescribedPost, learnEffects, type Learned, describePost } from '@postwright/core/learning/learn-effects'
import { LEARNED_FROM_MIN, type PostTraits } from '@postwright/core/learning/measured-post'
import { readMeasured } from '@/posts/data/read-measured.ts'
import { queryState } from '@/lib/query-state.ts'
import { whenIdle } from '@/lib/when-idle.ts'
import { mediaKind } from '@postwright/core/media/media-kind'
import type { Variant } from '@postwright/core/model/variant'
import { IDS_QUERY_MAX, idsQuery } from '@/lib/live/ids-query.ts'
import { readPage } from '@/lib/live/read-page.ts'
import type { Query } from 'firebase/firestore'
import { refs } from '@/lib/live/refs.ts'

const HOUR = 60 * 60_000
/** Number of texts analysed at a time, small so that typing is never blocked. */
const AT_ONCE = 10
const AT_THE_LATEST = 200

type Channels = {
  /** Null for all channels. */
  connectionId: string | null
  /** Returns the time zone of a channel. */
  zoneOf: (connectionId: string) => string
}

/**
 * Returns the features that affected the engagement of the latest publications. At most 300 publications are read; their content is read only if
 * there are enough of them to learn from.
 */
export function useLearned(workspaceId: string, { connectionId, zoneOf, isWanted }: Channels & { isWanted: boolean }) {
  const query = useQuery({
    queryKey: ['learned', workspaceId, connectionId],
    enabled: isWanted,
    staleTime: HOUR,
    queryFn: () => learn(workspaceId, { connectionId, zoneOf }),
  })
  return queryState(query)
}

async function learn(workspaceId: string, { connectionId, zoneOf }: Channels): Promise<Learned> {
  const measured = await readMeasured(workspaceId, connectionId)
  const counts = [...Map.groupBy(measured, (post) => post.connectionId).values()].map(({ length }) => length)
  const most = Math.max(0, ...counts)
  if (most < LEARNED_FROM_MIN) return { status: 'thin', count: most, missing: LEARNED_FROM_MIN - most }
  const traits = await readTraits(
    workspaceId,
    measured.map(({ variantId }) => variantId),
  )
  const described: DescribedPost[] = []
  for (let start = 0; start < measured.length; start += AT_ONCE) {
    await whenIdle(AT_THE_LATEST)
    for (const post of measured.slice(start, start + AT_ONCE)) {
      const own = traits.get(post.variantId)
      if (own) described.push(describePost(post, own, zoneOf(post.connectionId)))
    }
  }
  return learnEffects(described)
}

/** Returns the features of publications by id; deleted ones are missing. */
async function readTraits(
  workspaceId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, PostTraits>> {
  const starts = Array.from({ length: Math.ceil(variantIds.length / IDS_QUERY_MAX) }, (_, at) => at * IDS_QUERY_MAX)
  const pages = await Promise.all(
    starts.map((start) => {
      const ids = variantIds.slice(start, start + IDS_QUERY_MAX)
      return readPage(traitsQuery(workspaceId, ids), { after: null, size: IDS_QUERY_MAX })
    }),
  )
  return new Map(pages.flatMap(({ data }) => data.map((variant) => [variant.id, traitsOf(variant)])))
}

function traitsOf({ content: { text, media }, isFollowed }: Variant): PostTraits {
  return { text, files: media.map(({ mime }) => mediaKind(mime)), hasThread: isFollowed }
}

function traitsQuery(workspaceId: string, variantIds: readonly string[]): Query<Variant> {
  return idsQuery(refs.variants(workspaceId), variantIds)
}

import type { PostTraits } from '@postwright/core/learning/measured-post'
import { mediaKind } from '@postwright/core/media/media-kind'
import type { Variant } from '@postwright/core/model/variant'
import { IDS_QUERY_MAX } from '@/lib/live/ids-query.ts'
import { readPage } from '@/lib/live/read-page.ts'
import { traitsQuery } from './traits-query.ts'

/** What publications were made of, by their ids; those that are gone are missing. */
export async function readTraits(
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

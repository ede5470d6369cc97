import { findFacets } from '@postwright/core/text/facets'

type Feature =
  | { $type: 'app.bsky.richtext.facet#link'; uri: string }
  | { $type: 'app.bsky.richtext.facet#mention'; did: string }
  | { $type: 'app.bsky.richtext.facet#tag'; tag: string }

export type BlueskyFacet = { index: { byteStart: number; byteEnd: number }; features: [Feature] }

/** The account a handle belongs to, or null when it cannot be found now. */
export type ResolveHandle = (handle: string) => Promise<string | null>

/** The text's links, mentions and tags as the network stores them; mentions without an account stay plain text. */
export async function linkFacets(text: string, resolveHandle: ResolveHandle): Promise<BlueskyFacet[]> {
  const linked = await Promise.all(
    findFacets(text).map(async (facet): Promise<BlueskyFacet | null> => {
      const index = { byteStart: facet.byteStart, byteEnd: facet.byteEnd }
      if (facet.kind === 'link') return { index, features: [{ $type: 'app.bsky.richtext.facet#link', uri: facet.uri }] }
      if (facet.kind === 'tag') return { index, features: [{ $type: 'app.bsky.richtext.facet#tag', tag: facet.tag }] }
      const did = await resolveHandle(facet.handle)
      return did === null ? null : { index, features: [{ $type: 'app.bsky.richtext.facet#mention', did }] }
    }),
  )
  return linked.filter((facet) => facet !== null)
}

import type { Deps } from '../ports/deps.ts'

type Place = { workspaceId: string; postId: string }

/** Moves what the publications of a post brought to the campaign that the post has now. Repeating it changes nothing. */
export async function recountPost(
  { variants, metrics }: Pick<Deps, 'variants' | 'metrics'>,
  place: Place,
): Promise<void> {
  const published = (await variants.listOfPost(place.workspaceId, place.postId)).filter(
    ({ state }) => state === 'published',
  )
  for (const { id, connectionId } of published) await metrics.recount({ ...place, variantId: id, connectionId })
}

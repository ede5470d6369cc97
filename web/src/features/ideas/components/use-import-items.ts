import { useState } from 'react'
import type { FeedItem } from '@postwright/core/api/import-feeds'
import { emptyDraft } from '@postwright/core/model/post'
import { spreadPlaces } from '@postwright/core/order/place'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { storePicture } from '../data/feed-commands.ts'
import { ideaDrafts } from '../data/idea-drafts.ts'
import { topPlace } from '../data/top-place.ts'
import { newIdea } from '../idea-draft.ts'
import { itemText } from '../item-text.ts'

/** What came of an import: how many were made, and how many of those without their picture. */
export type Imported = { made: string[]; failed: number; withoutPicture: number }

/** Makes ideas in a lane, or drafts of posts, of the items of a feed. Each gets the id of its item: a repeated import makes none anew. */
export function useImportItems() {
  const { user, workspaceId } = useSignedIn()
  const [done, setDone] = useState<number | null>(null)

  async function run(items: readonly FeedItem[], into: { laneId: string } | 'posts'): Promise<Imported> {
    const imported: Imported = { made: [], failed: 0, withoutPicture: 0 }
    const top = into === 'posts' ? 0 : await topPlace(workspaceId, into.laneId)
    const places = spreadPlaces(items.length).map((place) => top - (spreadPlaces(items.length).at(-1) ?? 0) + place)
    setDone(0)
    for (const [at, item] of items.entries()) {
      const mediaId = await storePicture(workspaceId, item.imageUrl)
      const media = mediaId === null ? [] : [{ mediaId, alt: '' }]
      const made =
        into === 'posts'
          ? await postDrafts.server.create(workspaceId, item.id, {
              uid: user.id,
              draft: { ...emptyDraft(), text: itemText(item, true), media },
            })
          : await ideaDrafts.server.create(workspaceId, item.id, {
              uid: user.id,
              draft: {
                ...newIdea(itemText(item, false), { laneId: into.laneId, place: places[at] ?? top }),
                media,
                source: item.link,
              },
            })
      if (made === 'written') imported.made.push(item.id)
      else imported.failed += 1
      if (item.imageUrl !== '' && mediaId === null) imported.withoutPicture += 1
      setDone(at + 1)
    }
    setDone(null)
    return imported
  }

  return { run, /** Items that are finished while it runs. */ done }
}

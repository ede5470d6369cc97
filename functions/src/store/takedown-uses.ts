import { DECKS_GROUP, paths } from '@postwright/core/paths'
import { TAKEDOWN_COUNT_MAX } from '@postwright/core/model/offer-limits'
import { z } from 'zod'
import type { TakedownUses } from '../domain/ports/content.ts'
import { converterFor } from './converter.ts'
import type { Refs } from './refs.ts'

/** Maximum number of versions whose uses one query requests. */
const VERSIONS_MAX = 30

const useSchema = z.object({ workspaceId: z.string() })

export function createTakedownUses(refs: Refs): TakedownUses {
  return {
    workspacesUsing: async (sourceId, version) => {
      const first = Math.max(1, version - VERSIONS_MAX + 1)
      const items = Array.from({ length: version - first + 1 }, (_, index) => `${sourceId}-v${first + index}`)
      const { docs } = await refs.db
        .collection(paths.galleryUses())
        .where('itemId', 'in', items)
        .limit(TAKEDOWN_COUNT_MAX)
        .select('workspaceId')
        .withConverter(converterFor({ schema: useSchema }))
        .get()
      return new Set(refs.rowsOf(docs).map(({ workspaceId }) => workspaceId)).size
    },

    decksSetIn: async (family) => {
      const all = refs.db.collectionGroup(DECKS_GROUP)
      const found = await Promise.all(
        ['theme.fonts.heading', 'theme.fonts.body'].map((field) =>
          all.where(field, '==', family).limit(TAKEDOWN_COUNT_MAX).select().get(),
        ),
      )
      const decks = new Map(
        found.flatMap(({ docs }) => docs.map(({ ref }) => [ref.path, ref.parent.parent?.id ?? ''] as const)),
      )
      return { decks: Math.min(decks.size, TAKEDOWN_COUNT_MAX), workspaces: new Set(decks.values()).size }
    },
  }
}

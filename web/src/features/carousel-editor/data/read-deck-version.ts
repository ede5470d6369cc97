import { getDocs, type Query } from 'firebase/firestore'
import type { DeckVersion, SlideInVersion } from '@postwright/core/collections/deck-versions'
import type { SlideVersion } from '@postwright/core/collections/slide-versions'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import type { SlideDraft } from '@postwright/core/scene/slide'
import { readRows } from '@/lib/live/list-queries.ts'
import { slideByHashQuery, slideUpToQuery } from './decks-queries.ts'

/** A deck in an earlier version; `missing` is the number of slides that are not stored anywhere. */
export type ReadVersion = { scene: Scene; missing: number }

export type DeckVersionReader = (version: DeckVersion, now: Scene) => Promise<ReadVersion>

/** Creates a reader of deck versions. Slides shared by several versions are read once. */
export function createDeckVersionReader(workspaceId: string): DeckVersionReader {
  const known = new Map<string, Promise<SlideDraft | null>>()

  function slideThen(slide: SlideInVersion): Promise<SlideDraft | null> {
    const key = `${slide.slideId} ${slide.contentHash || slide.slideRev}`
    const asked =
      known.get(key) ??
      readSlide(slide).catch((error: unknown) => {
        known.delete(key)
        throw error
      })
    known.set(key, asked)
    return asked
  }

  async function readSlide(slide: SlideInVersion): Promise<SlideDraft | null> {
    const exact = slide.contentHash === '' ? null : await first(slideByHashQuery(workspaceId, slide))
    return exact ?? first(slideUpToQuery(workspaceId, slide))
  }

  return async ({ name, format, theme, slides }, now) => {
    const drafts = await Promise.all(slides.map((slide) => slideThen(slide)))
    const found = slides.flatMap(({ slideId, place }, at): SceneSlide[] => {
      const draft = drafts[at]
      if (draft) return [{ ...draft, id: slideId, place }]
      // A slide without stored versions has not changed, so its current state is used.
      const same = now.slides.find(({ id }) => id === slideId)
      return same ? [{ ...same, place }] : []
    })
    return {
      scene: { deck: { ...now.deck, name, format, theme }, slides: found },
      missing: slides.length - found.length,
    }
  }
}

async function first(query: Query<SlideVersion>): Promise<SlideDraft | null> {
  const { docs } = await getDocs(query)
  return readRows(docs, (version) => version.data()).data[0]?.draft ?? null
}

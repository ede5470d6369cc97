import type { DeckDraft } from '@postwright/core/scene/deck'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import type { SlideDraft } from '@postwright/core/scene/slide'
import type { SceneStore } from '@/decks/scene-store.ts'
import type { Autosave } from '@/documents/autosave.ts'
import { hasSameFields } from '@/documents/has-same-fields.ts'
import type { ServerVersion } from '@/documents/draft-type.ts'
import { joinLive } from '../join-live.ts'
import { slideParts } from '@/stored-decks/data/slide-drafts.ts'
import { toSlideDraft } from './slide-drafts.ts'

/** Saving of one document while its deck is open. */
export type OpenDraft<Draft> = {
  autosave: Pick<Autosave<Draft>, 'getState' | 'subscribe' | 'edit' | 'serverChanged'>
  /** Stops saving. With `drop`, pending changes are discarded. */
  close(drop?: 'drop'): void
}

export type StoredSlide = { id: string; version: ServerVersion<SlideDraft> }

export type DeckSyncDeps = {
  store: SceneStore
  deck: OpenDraft<DeckDraft>
  slides: ReadonlyMap<string, OpenDraft<SlideDraft>>
  /** Stores a new slide as its revision 1; changes made meanwhile are written afterwards. */
  create(id: string, draft: SlideDraft): OpenDraft<SlideDraft>
  /** Starts saving a slide that another tab or user has added. */
  open(slide: StoredSlide): Promise<OpenDraft<SlideDraft>>
  remove(id: string): void
  /** Called if a slide was removed elsewhere and restored because it had unsaved changes here. */
  onKept(id: string): void
  /** Schedules a function; the returned function cancels it. */
  soon(run: () => void): () => void
}

export type DeckSync = ReturnType<typeof createDeckSync>

/**
 * Keeps an edited deck and its stored documents in sync. Changes in the store become edits of the documents concerned; results of merging, and
 * changes from other tabs and users, are applied to the store. Each side is compared with the last version on which both agreed, so that an echo is
 * not treated as a change.
 */
export function createDeckSync(deps: DeckSyncDeps) {
  const { store, deck } = deps
  const open = new Map<string, { draft: OpenDraft<SlideDraft>; stop: () => void }>()
  /** The last version on which both sides agree, slide by slide. */
  const agreed = new Map<string, SceneSlide>()
  const opening = new Set<string>()
  /** Ids of slides that were added here and are not stored yet, and of slides that were removed here and are still stored. */
  const added = new Set<string>()
  const removed = new Set<string>()
  let agreedDeck = store.getState().scene.deck
  let cancel: (() => void) | null = null
  let isEnded = false

  const slideOf = (id: string) => store.getState().scene.slides.find((slide) => slide.id === id)

  function follow(id: string, draft: OpenDraft<SlideDraft>) {
    const stop = draft.autosave.subscribe(() => draftChanged(id))
    open.set(id, { draft, stop })
  }

  function leave(id: string, drop?: 'drop') {
    const known = open.get(id)
    open.delete(id)
    agreed.delete(id)
    known?.stop()
    known?.draft.close(drop)
  }

  /** Writes changes of the store into the documents. */
  function flush() {
    cancel?.()
    cancel = null
    const { scene } = store.getState()
    for (const id of [...open.keys()].filter((known) => !scene.slides.some((slide) => slide.id === known))) {
      leave(id, 'drop')
      added.delete(id)
      removed.add(id)
      deps.remove(id)
    }
    for (const slide of scene.slides) {
      if (agreed.get(slide.id) === slide) continue
      agreed.set(slide.id, slide)
      const known = open.get(slide.id)
      if (known) known.draft.autosave.edit(toSlideDraft(slide))
      else if (!opening.has(slide.id)) begin(slide)
    }
    if (scene.deck !== agreedDeck) {
      agreedDeck = scene.deck
      deck.autosave.edit({ ...deck.autosave.getState().draft, ...scene.deck })
    }
  }

  function begin(slide: SceneSlide) {
    removed.delete(slide.id)
    added.add(slide.id)
    agreed.set(slide.id, slide)
    follow(slide.id, deps.create(slide.id, toSlideDraft(slide)))
  }

  /** Applies a document's merged draft to the store; changes of the store that are not flushed yet are merged with it. */
  function draftChanged(id: string) {
    const draft = open.get(id)?.draft.autosave.getState().draft
    const base = agreed.get(id)
    const mine = slideOf(id)
    if (!draft || !base || !mine || hasSameFields(draft, toSlideDraft(base))) return
    const theirs: SceneSlide = { ...draft, id }
    agreed.set(id, theirs)
    const versions = { base: toSlideDraft(base), mine: toSlideDraft(mine), theirs: draft }
    const joined = mine === base ? theirs : { ...joinLive(slideParts, versions).draft, id }
    show(store.getState().scene.slides.map((slide) => (slide.id === id ? joined : slide)))
  }

  function deckChanged() {
    const { name, format, theme, brandKitId, templateId } = deck.autosave.getState().draft
    const next = { name, format, theme, brandKitId, templateId }
    const { scene } = store.getState()
    if (scene.deck !== agreedDeck || hasSameFields(next, agreedDeck)) return
    agreedDeck = next
    store.replace({ ...scene, deck: next })
  }

  function show(slides: readonly SceneSlide[]) {
    const { scene } = store.getState()
    const next: Scene = { ...scene, slides: slides.toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1)) }
    store.replace(next)
  }

  /** Adds a stored slide that this deck does not have yet. */
  async function adopt(slide: StoredSlide) {
    opening.add(slide.id)
    const draft = await deps.open(slide)
    opening.delete(slide.id)
    if (isEnded || removed.has(slide.id)) return draft.close('drop')
    follow(slide.id, draft)
    const shown: SceneSlide = { ...draft.autosave.getState().draft, id: slide.id }
    agreed.set(slide.id, shown)
    show([...store.getState().scene.slides.filter(({ id }) => id !== slide.id), shown])
    draft.autosave.serverChanged(slide.version)
  }

  /** Handles a slide that was removed elsewhere: unsaved changes made here restore it. */
  function goneElsewhere(id: string) {
    const { status, draft } = open.get(id)?.draft.autosave.getState() ?? {}
    if (status !== 'saved' && draft) {
      leave(id, 'drop')
      begin({ ...draft, id })
      return deps.onKept(id)
    }
    leave(id, 'drop')
    show(store.getState().scene.slides.filter((slide) => slide.id !== id))
  }

  for (const [id, draft] of deps.slides) {
    follow(id, draft)
    const slide = slideOf(id)
    if (slide) agreed.set(id, slide)
  }
  const stopDeck = deck.autosave.subscribe(deckChanged)
  const stopStore = store.subscribe(() => {
    cancel ??= deps.soon(flush)
  })

  return {
    flush,

    /** Handles the server's current slides of the deck. */
    slidesChanged(stored: readonly StoredSlide[]) {
      flush()
      const ids = new Set(stored.map(({ id }) => id))
      for (const slide of stored) {
        if (removed.has(slide.id) || opening.has(slide.id)) continue
        added.delete(slide.id)
        const known = open.get(slide.id)
        if (known) known.draft.autosave.serverChanged(slide.version)
        else void adopt(slide)
      }
      for (const id of removed) if (!ids.has(id)) removed.delete(id)
      for (const id of open.keys()) if (!ids.has(id) && !added.has(id)) goneElsewhere(id)
    },

    deckChanged(version: ServerVersion<DeckDraft>) {
      flush()
      deck.autosave.serverChanged(version)
    },

    end() {
      flush()
      isEnded = true
      stopStore()
      stopDeck()
      for (const id of open.keys()) leave(id)
      deck.close()
    },
  }
}

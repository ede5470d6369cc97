import type { Deck } from '@postwright/core/collections/decks'
import type { Slide } from '@postwright/core/collections/slides'
import type { DeckDraft } from '@postwright/core/scene/deck'
import type { SlideDraft } from '@postwright/core/scene/slide'
import { createSceneStore, type SceneStore } from '@/decks/scene-store.ts'
import type { Collision } from '@/documents/merge/merge-by-shape.ts'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { removeDocument } from '@/documents/outbox/remove-document.ts'
import { deckDrafts, deckParts } from '@/stored-decks/data/deck-drafts.ts'
import { slideDrafts, slideParts } from '@/stored-decks/data/slide-drafts.ts'
import { createDeckSync, type DeckSync, type StoredSlide } from './deck-sync.ts'
import { beginDraft, openDraft, type OpenOptions, type SavedDraft } from './open-draft.ts'
import type { Autosave, SaveStatus } from '@/documents/autosave.ts'

/** Maximum delay in milliseconds before changes in the editor are written to the documents, so that a drag is not saved move by move. */
const SOON = 120

/** A deck whose editor is open: the scene, the sync between the scene and the stored documents, the save status, and the deck's own draft. */
export type OpenDeck = {
  store: SceneStore
  sync: DeckSync
  save: SaveState
  deck: SavedDraft<DeckDraft>
}

export type DeckEvents = {
  onLost(slideId: string, lost: readonly Collision[]): void
  onKept(slideId: string): void
  onNotStored(): void
}

type Person = { uid: string; workspaceId: string }

/** Opens a deck together with the changes on this device that the server does not have. */
export async function openDeck(
  { uid, workspaceId }: Person,
  stored: { deck: Deck; slides: readonly Slide[] },
  { onLost, onKept, onNotStored }: DeckEvents,
): Promise<OpenDeck> {
  const save = createSaveState()
  const slideOptions = (documentId: string): OpenOptions<SlideDraft> => ({
    type: slideDrafts,
    parts: slideParts,
    address: { uid, workspaceId, documentId },
    onLost,
  })
  const deckOptions: OpenOptions<DeckDraft> = {
    type: deckDrafts,
    parts: deckParts,
    address: { uid, workspaceId, documentId: stored.deck.id },
    onLost,
    silent: 'thumbnail',
  }
  const [deck, ...slides] = await Promise.all([
    openDraft(deckOptions, deckDrafts.versionOf(stored.deck)),
    ...storedSlides(stored.slides).map(async ({ id, version }) => ({
      id,
      draft: save.follow(await openDraft(slideOptions(id), version)),
    })),
  ])
  const { name, format, theme, brandKitId, templateId } = deck.autosave.getState().draft
  const store = createSceneStore({
    deck: { name, format, theme, brandKitId, templateId },
    slides: slides
      .map(({ id, draft }) => ({ ...draft.autosave.getState().draft, id }))
      .toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1)),
  })

  const sync = createDeckSync({
    store,
    deck: save.follow(deck),
    slides: new Map(slides.map(({ id, draft }) => [id, draft])),
    create(id, draft) {
      void beginDocument(slideDrafts, { uid, workspaceId, documentId: id, draft }).then((outcome) => {
        if (outcome === 'refused') onNotStored()
      })
      return save.follow(beginDraft(slideOptions(id), { rev: 1, draft, editable: true }))
    },
    open: async ({ id, version }) => save.follow(await openDraft(slideOptions(id), version)),
    remove(id) {
      void removeDocument(slideDrafts, { uid, workspaceId, documentId: id })
    },
    onKept,
    soon(run) {
      const timer = window.setTimeout(run, SOON)
      return () => window.clearTimeout(timer)
    },
  })
  return { store, sync, save, deck }
}

/** Returns the slides with their versions for slide drafts. */
export function storedSlides(slides: readonly Slide[]): StoredSlide[] {
  return slides.map((slide) => ({ id: slide.id, version: slideDrafts.versionOf(slide) }))
}

/** The save status across all documents of a deck. */
type SaveState = ReturnType<typeof createSaveState>

type Followed = { stateOf: () => Whole } & Pick<Autosave<unknown>, 'flush' | 'connectionChanged'>

type Whole = { status: SaveStatus; isSafe: boolean }

/** Priority of statuses shown to the user; later ones are more important. */
const ORDER: readonly SaveStatus[] = ['saved', 'unsaved', 'saving', 'offline', 'locked', 'conflict', 'failed']

/** Creates the combined save status of many drafts. */
function createSaveState() {
  const followed = new Set<Followed>()
  const listeners = new Set<() => void>()
  let whole: Whole = { status: 'saved', isSafe: true }

  function look() {
    const states = [...followed].map((each) => each.stateOf())
    const status = ORDER.findLast((each) => states.some((state) => state.status === each)) ?? 'saved'
    const isSafe = states.every((state) => state.isSafe)
    if (status === whole.status && isSafe === whole.isSafe) return
    whole = { status, isSafe }
    for (const listener of listeners) listener()
  }

  return {
    getState: () => whole,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Includes a draft while it is open. */
    follow<Draft>(draft: SavedDraft<Draft>): SavedDraft<Draft> {
      const { autosave } = draft
      const each: Followed = {
        stateOf: autosave.getState,
        flush: autosave.flush,
        connectionChanged: autosave.connectionChanged,
      }
      followed.add(each)
      const stop = autosave.subscribe(look)
      look()
      return {
        ...draft,
        close(drop) {
          draft.close(drop)
          followed.delete(each)
          stop()
          look()
        },
      }
    },

    connectionChanged() {
      for (const each of followed) each.connectionChanged()
    },

    /** Retries all saves immediately. */
    retry() {
      for (const each of followed) void each.flush()
    },
  }
}

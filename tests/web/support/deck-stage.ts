import type { DeckDraft } from '@postwright/core/scene/deck'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import type { SlideDraft } from '@postwright/core/scene/slide'
import { createSceneStore } from '@/decks/scene-store.ts'
import { createAutosave, type Autosave } from '@/documents/autosave.ts'
import { hasSameFields } from '@/documents/has-same-fields.ts'
import type { DraftParts } from '@/documents/merge/draft-parts.ts'
import type { ServerVersion, WriteOutcome } from '@/documents/draft-type.ts'
import { deckParts } from '@/stored-decks/data/deck-drafts.ts'
import { joinLive } from '@/features/carousel-editor/join-live.ts'
import { slideParts } from '@/stored-decks/data/slide-drafts.ts'
import { createDeckSync, type OpenDraft } from '@/features/carousel-editor/sync/deck-sync.ts'
import { toSlideDraft } from '@/features/carousel-editor/sync/slide-drafts.ts'
import { sceneOf } from '../../unit/scene/sample-scene.ts'

export type DeckEditor = ReturnType<typeof createDeckEditor>

/** A server that takes a slide only as the revision after the one that it has. */
function createDeckServer(first: readonly SceneSlide[]) {
  const stored = new Map<string, ServerVersion<SlideDraft>>()
  const store = (id: string, draft: SlideDraft, rev: number) =>
    void stored.set(id, { rev, draft: structuredClone(draft), editable: true })
  for (const slide of first) store(slide.id, toSlideDraft(slide), 1)
  return {
    read: (id: string) => structuredClone(stored.get(id)),
    list: () => [...stored].map(([id, version]) => ({ id, version: structuredClone(version) })),
    create: (id: string, draft: SlideDraft) => stored.has(id) || store(id, draft, 1),
    remove: (id: string) => stored.delete(id),
    write(id: string, draft: SlideDraft, rev: number): WriteOutcome {
      if (stored.get(id)?.rev !== rev - 1) return 'refused'
      store(id, draft, rev)
      return 'written'
    },
  }
}

type DeckServer = ReturnType<typeof createDeckServer>

/** Creates a server with one deck; `editor()` opens another editor of it. An editor receives the others' changes only when the test calls `hear()` or `settle()`. */
export function createDeckStage(first: readonly SceneSlide[]) {
  const server = createDeckServer(first)
  const editors: DeckEditor[] = []
  return {
    server,
    editor() {
      const editor = createDeckEditor(server)
      editors.push(editor)
      return editor
    },
    /** Lets everything that is under way come to an end. */
    async settle() {
      for (let round = 0; round < 12; round += 1) {
        for (const editor of editors) {
          await editor.tick()
          await editor.hear()
        }
      }
    },
  }
}

function createDeckEditor(server: DeckServer) {
  const lost: string[] = []
  const kept: string[] = []
  const saving = new Set<Autosave<SlideDraft>>()
  let jobs: (() => void)[] = []
  let unsent: (() => void)[] = []
  let isOnline = true

  function later(run: () => void) {
    jobs.push(run)
    return () => void (jobs = jobs.filter((each) => each !== run))
  }

  /** Sends in order; without a connection, once there is one again. */
  function send(run: () => void) {
    if (isOnline) run()
    else unsent.push(run)
  }

  function depsOf<Draft>(parts: DraftParts<Draft>) {
    return {
      comparison: {
        isSame: hasSameFields,
        merge(base: Draft, mine: Draft, theirs: Draft) {
          const joined = joinLive(parts, { base, mine, theirs }, 'thumbnail')
          lost.push(...joined.lost.map(({ path }) => path.join('.')))
          return joined.draft
        },
      },
      keep: () => Promise.resolve(true),
      forget: () => {},
      isOnline: () => isOnline,
      after: (_ms: number, run: () => void) => later(run),
    }
  }

  function openSlide(id: string, version: ServerVersion<SlideDraft>): OpenDraft<SlideDraft> {
    const autosave = createAutosave<SlideDraft>(version, {
      ...depsOf(slideParts),
      write: async (draft, rev) => server.write(id, draft, rev),
      readLatest: async () => server.read(id) ?? null,
    })
    saving.add(autosave)
    return {
      autosave,
      close(drop) {
        saving.delete(autosave)
        if (drop) autosave.drop()
        void autosave.close()
      },
    }
  }

  const begun = server.list()
  const scene = sceneOf(...begun.map(({ id, version }) => ({ ...version.draft, id })))
  const store = createSceneStore(scene)
  const deck = createAutosave<DeckDraft>(
    { rev: 1, draft: deckDraftOf(scene), editable: true },
    { ...depsOf(deckParts), write: async () => 'written', readLatest: async () => null },
  )
  const sync = createDeckSync({
    store,
    deck: { autosave: deck, close: () => void deck.close() },
    slides: new Map(begun.map(({ id, version }) => [id, openSlide(id, version)])),
    create(id, draft) {
      send(() => void server.create(id, draft))
      return openSlide(id, { rev: 1, draft, editable: true })
    },
    open: async ({ id, version }) => openSlide(id, version),
    remove: (id) => send(() => void server.remove(id)),
    onKept: (id) => kept.push(id),
    soon: later,
  })

  return {
    store,
    sync,
    lost,
    kept,
    /** Runs what was planned for later. */
    async tick() {
      const due = jobs
      jobs = []
      for (const run of due) run()
      await passed()
    },
    /** Hears what the server has, if it can. */
    async hear() {
      if (isOnline) sync.slidesChanged(server.list())
      await passed()
    },
    setOnline(next: boolean) {
      isOnline = next
      if (!next) return
      for (const run of unsent.splice(0)) run()
      for (const autosave of saving) autosave.connectionChanged()
    },
  }
}

/** Lets pending replies arrive. */
async function passed(): Promise<void> {
  for (let reply = 0; reply < 6; reply += 1) await Promise.resolve()
}

function deckDraftOf({ deck }: Scene): DeckDraft {
  return { ...deck, brandKitId: '', templateId: '', folder: '', labels: [], campaignId: '', thumbnail: '' }
}

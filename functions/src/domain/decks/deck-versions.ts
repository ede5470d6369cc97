import {
  DECK_VERSIONS_MAX,
  type DeckDifference,
  type DeckVersion,
  type SlideInVersion,
} from '@postwright/core/collections/deck-versions'
import { SLIDE_VERSION_SPAN, type SlideVersion, SLIDE_VERSIONS_MAX } from '@postwright/core/collections/slide-versions'
import type { Deps } from '../ports/deps.ts'
import type { SlideDraft } from '@postwright/core/scene/slide'
import { contentHashOf, versionBase, type Written, saveVersion } from '../versions/versions.ts'

/** One write to a deck or to one of its slides. `contentHash` is the hash of the slide after the write. */
export type DeckWrite = {
  workspaceId: string
  deckId: string
  author: string
  at: number
  slide: { id: string; rev: number; contentHash: string } | null
}

type State = Pick<DeckVersion, 'name' | 'format' | 'theme' | 'slides'>

/**
 * Stores the state of a deck after a write as its latest version. It reads the current deck and slide, so events that arrive twice, late or out of
 * order store the same result. Writes by one author within one time span form one version.
 */
export async function keepDeckVersion(
  { transact, deckVersions }: Pick<Deps, 'transact' | 'deckVersions'>,
  { workspaceId, deckId, author, at, slide }: DeckWrite,
): Promise<void> {
  await transact(async (tx) => {
    const deck = await deckVersions.deckIn(tx, workspaceId, deckId)
    if (!deck) return
    const [latest, previous] = await deckVersions.latestIn(tx, workspaceId, deckId, 2)
    const slides = latest ? await withSlide(latest.slides) : await deckVersions.slidesIn(tx, workspaceId, deckId)
    const known = slide && !latest ? slides.map((one) => (one.slideId === slide.id ? withHash(one) : one)) : slides
    const state: State = { name: deck.name, format: deck.format, theme: deck.theme, slides: inOrder(known) }
    if (latest && isSame(latest, state)) return
    const isContinued = latest !== undefined && runOf(latest.createdBy, latest.createdAt) === runOf(author, at)
    const before = isContinued ? previous : latest
    // A late event stores the current deck, which is newer than the stored version.
    const time = Math.max(at, latest ? latest.createdAt + (isContinued ? 0 : 1) : 0)
    const id = isContinued ? latest.id : `${deckId}-${String(time).padStart(15, '0')}`
    const base = { id, schema: 1, rev: 1, createdAt: time, updatedAt: time, createdBy: author, deckId }
    const stored = isContinued ? 0 : await deckVersions.countIn(tx, workspaceId, deckId)
    const tooMany = Math.max(0, stored + 1 - DECK_VERSIONS_MAX)
    const oldest = tooMany === 0 ? [] : await deckVersions.oldestIn(tx, workspaceId, deckId, tooMany)
    deckVersions.saveIn(tx, workspaceId, { ...base, ...state, difference: before ? differenceOf(before, state) : null })
    for (const version of oldest) deckVersions.removeIn(tx, workspaceId, version.id)

    async function withSlide(all: readonly SlideInVersion[]): Promise<SlideInVersion[]> {
      if (!slide) return [...all]
      const others = all.filter(({ slideId }) => slideId !== slide.id)
      const now = await deckVersions.slideIn(tx, workspaceId, slide.id)
      if (!now || now.deckId !== deckId) return others
      const was = all.find(({ slideId }) => slideId === slide.id)
      const entry = { slideId: slide.id, slideRev: now.rev, place: now.place, contentHash: was?.contentHash ?? '' }
      return [...others, withHash(entry)]
    }
  })

  /**
   * Sets the event's hash in an entry of the same revision. The hash of a late event belongs to an older revision; the event of the current revision
   * sets the right one.
   */
  function withHash(entry: SlideInVersion): SlideInVersion {
    return slide && slide.rev === entry.slideRev ? { ...entry, contentHash: slide.contentHash } : entry
  }
}

function differenceOf(before: State, after: State): DeckDifference {
  const old = new Map(before.slides.map((slide) => [slide.slideId, slide]))
  const next = new Set(after.slides.map(({ slideId }) => slideId))
  const kept = after.slides.filter(({ slideId }) => old.has(slideId)).map(({ slideId }) => slideId)
  const keptBefore = before.slides.filter(({ slideId }) => next.has(slideId)).map(({ slideId }) => slideId)
  return {
    changed: after.slides.filter((slide) => {
      const was = old.get(slide.slideId)
      return was !== undefined && was.contentHash !== slide.contentHash
    }).length,
    added: after.slides.length - kept.length,
    removed: before.slides.length - keptBefore.length,
    isReordered: JSON.stringify(kept) !== JSON.stringify(keptBefore),
    isRenamed: before.name !== after.name,
    isReformatted: before.format !== after.format,
    isRethemed: JSON.stringify(before.theme) !== JSON.stringify(after.theme),
  }
}

function runOf(author: string, at: number): string {
  return `${author} ${Math.floor(at / SLIDE_VERSION_SPAN)}`
}

function inOrder(slides: readonly SlideInVersion[]): SlideInVersion[] {
  return slides.toSorted((a, b) => a.place - b.place || (a.slideId < b.slideId ? -1 : 1))
}

/**
 * Compares two states by their visible content. A new revision with the same content, such as after a change of place, is a new version only if the
 * order changes.
 */
function isSame(a: State, b: State): boolean {
  const shown = ({ name, format, theme, slides }: State) =>
    JSON.stringify([name, format, theme, slides.map(({ slideId, contentHash }) => [slideId, contentHash])])
  return shown(a) === shown(b)
}

export type WrittenSlide = Written<SlideDraft>

type Place = { workspaceId: string; slideId: string }

/** Groups the work of one author within one time span. */
const slideRunOf = ({ createdBy, createdAt }: SlideVersion) =>
  `${createdBy} ${Math.floor(createdAt / SLIDE_VERSION_SPAN)}`

const KEEPING = {
  revOf: ({ slideRev }: SlideVersion) => slideRev,
  max: SLIDE_VERSIONS_MAX,
  continues: (before: SlideVersion, after: SlideVersion) => slideRunOf(before) === slideRunOf(after),
}

/** Stores the state of a slide after a write as a version while its deck exists. */
export async function keepSlideVersion(
  { transact, slideVersions }: Pick<Deps, 'transact' | 'slideVersions'>,
  { workspaceId, slideId }: Place,
  before: WrittenSlide | null,
  after: WrittenSlide,
): Promise<void> {
  const written = versionOf(slideId, after, before?.rev ?? 0)
  const earlier = before && versionOf(slideId, before, before.rev - 1)
  if (earlier?.contentHash === written.contentHash) return
  await transact(async (tx) => {
    if (!(await slideVersions.isInDeck(tx, workspaceId, after.draft.deckId))) return
    await saveVersion(slideVersions.of(tx, workspaceId, slideId), { written, earlier }, KEEPING)
  })
}

/** Hashes the content of a slide. Equal drafts have equal hashes, wherever they are in a deck. */
export function slideHash(draft: SlideDraft): string {
  // The position of a slide is not part of its history.
  const { deckId: _deckId, place: _place, ...shown } = draft
  return contentHashOf(shown)
}

function versionOf(slideId: string, write: WrittenSlide, basedOn: number): SlideVersion {
  const { rev, draft } = write
  const of = { deckId: draft.deckId, slideId, slideRev: rev }
  return { ...versionBase(write, `${slideId}-`), ...of, basedOn, contentHash: slideHash(draft), draft }
}

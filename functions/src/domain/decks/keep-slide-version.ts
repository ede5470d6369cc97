import type { SlideVersion } from '@postwright/core/collections/slide-versions'
import { SLIDE_VERSION_SPAN, SLIDE_VERSIONS_MAX } from '@postwright/core/collections/slide-versions'
import type { SlideDraft } from '@postwright/core/scene/slide'
import type { Deps } from '../ports/deps.ts'
import { keepRun } from '../versions/keep-run.ts'
import { contentHashOf, versionBase, type Written } from '../versions/written.ts'

export type WrittenSlide = Written<SlideDraft>

type Place = { workspaceId: string; slideId: string }

/** One author's work within one span of time. */
const runOf = ({ createdBy, createdAt }: SlideVersion) => `${createdBy} ${Math.floor(createdAt / SLIDE_VERSION_SPAN)}`

const KEEPING = {
  revOf: ({ slideRev }: SlideVersion) => slideRev,
  max: SLIDE_VERSIONS_MAX,
  continues: (before: SlideVersion, after: SlideVersion) => runOf(before) === runOf(after),
}

/** Keeps what a write has made of a slide as a version, as long as its deck is there. */
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
    await keepRun(slideVersions.of(tx, workspaceId, slideId), { written, earlier }, KEEPING)
  })
}

/** Of what a slide shows: equal drafts have equal ones, wherever they stand. */
export function slideHash(draft: SlideDraft): string {
  // Where a slide stands is nothing to go back to.
  const { deckId: _deckId, place: _place, ...shown } = draft
  return contentHashOf(shown)
}

function versionOf(slideId: string, write: WrittenSlide, basedOn: number): SlideVersion {
  const { rev, draft } = write
  const of = { deckId: draft.deckId, slideId, slideRev: rev }
  return { ...versionBase(write, `${slideId}-`), ...of, basedOn, contentHash: slideHash(draft), draft }
}

import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { CheckReport } from '@postwright/core/checks/run-checks'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { readFollowers, readPosts, readSlidesOf } from '../data/report-reads.ts'
import { judgePost } from './judge-post.ts'
import type { KnownKit } from './kits-before.ts'
import type { ReportRow } from './report-row.ts'

type Judged = {
  workspaceId: string
  kits: readonly BrandKit[]
  before: readonly KnownKit[] | null
  hasDrafts: boolean
  check: (draft: CheckedDraft) => Promise<CheckReport>
}

type Told = {
  add: (rows: readonly ReportRow[], judged: number) => void
  /** Whether the report is not wanted any more. */
  isGone: () => boolean
}

/** Judges posts and decks page by page, and tells of each page as it is through. */
export async function judgeAll(
  { workspaceId, kits, before, hasDrafts, check }: Judged,
  { add, isGone }: Told,
): Promise<void> {
  for (const lifecycle of hasDrafts ? (['scheduled', 'draft'] as const) : (['scheduled'] as const)) {
    for await (const posts of readPosts(workspaceId, lifecycle)) {
      const judged = await Promise.all(posts.map((post) => judgePost(post, { kits, before, check })))
      if (isGone()) return
      add(judged.flat(), posts.length)
    }
  }
  for await (const decks of readFollowers(workspaceId)) {
    for (const deck of decks) {
      const kit = kits.find(({ id }) => id === deck.brandKitId)
      const slides = kit ? await readSlidesOf(workspaceId, deck.id) : []
      const { judgeDeck } = await import('./judge-deck.ts')
      if (isGone()) return
      if (kit) add([judgeDeck(deck, slides, kit)], 1)
    }
  }
}

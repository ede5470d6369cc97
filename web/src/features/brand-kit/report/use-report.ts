import { useEffect, useState } from 'react'
import { type CheckedDraft, draftOfText } from '@postwright/core/checks/checked-draft'
import type { EarlierKit } from '@postwright/core/collections/earlier-kits'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { checkDraft } from '@/checks/check-draft.ts'
import { log } from '@/lib/log.ts'
import type { ReportRow } from './report-row.ts'
import type { CheckReport } from '@postwright/core/checks/run-checks'
import { readFollowers, readPosts, readSlidesOf } from '../data/report-queries.ts'
import { brandRulesOf } from '@postwright/core/brand-kit/to-brand-rules'
import { kitOfChannel } from '@postwright/core/brand-kit/kit-of-channel'
import type { BrandRules } from '@postwright/core/checks/brand/brand-rules'
import type { Finding } from '@postwright/core/checks/check'
import type { Post } from '@postwright/core/model/post'
import { channelDraft } from '@postwright/core/posts/channel-versions'
import type { RuledKit } from '@postwright/core/brand-kit/earlier-kit'

/** Progress of a report: the number of checked posts and decks, and the rows with findings. */
export type Report = {
  status: 'running' | 'done' | 'failed'
  judged: number
  failing: readonly ReportRow[]
  /** True if the report marks new findings. */
  isCompared: boolean
}

type Compared = {
  /** The earlier kits; null while loading. */
  earlier: readonly EarlierKit[] | null
  hasDrafts: boolean
}

const EMPTY: Report = { status: 'running', judged: 0, failing: [], isCompared: false }

/** Checks scheduled posts, decks that follow a kit and, optionally, draft posts against the kits; again when the kits change. */
export function useReport(workspaceId: string, kits: readonly BrandKit[], { earlier, hasDrafts }: Compared): Report {
  const [report, setReport] = useState<Report>(EMPTY)

  useEffect(() => {
    if (earlier === null) return undefined
    const before = kitsBefore(kits, earlier)
    const control = new AbortController()
    const { signal } = control
    const check = (draft: CheckedDraft) => checkDraft(draft, { signal })
    const isGone = () => signal.aborted

    function add(rows: readonly ReportRow[], judged: number) {
      const failing = rows.filter((row) => row.failing.length > 0)
      setReport((now) => ({ ...now, judged: now.judged + judged, failing: [...now.failing, ...failing] }))
    }

    async function judge() {
      setReport({ ...EMPTY, isCompared: before !== null })
      await judgeAll({ workspaceId, kits, before, hasDrafts, check }, { add, isGone })
    }

    judge()
      .then(() => 'done' as const)
      .catch((error: unknown) => {
        if (!isGone()) log.error('The report on brand kits ended', error)
        return 'failed' as const
      })
      .then((status) => !isGone() && setReport((now) => ({ ...now, status })))
      .catch(() => undefined)
    return () => control.abort()
  }, [workspaceId, kits, earlier, hasDrafts])

  return report
}

type Judged = {
  workspaceId: string
  kits: readonly BrandKit[]
  before: readonly KnownKit[] | null
  hasDrafts: boolean
  check: (draft: CheckedDraft) => Promise<CheckReport>
}

type JudgeCalls = {
  add: (rows: readonly ReportRow[], judged: number) => void
  /** Returns whether the report is no longer needed. */
  isGone: () => boolean
}

/** Checks posts and decks page by page, and reports each page when it is done. */
async function judgeAll(
  { workspaceId, kits, before, hasDrafts, check }: Judged,
  { add, isGone }: JudgeCalls,
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

type Judging = {
  kits: readonly (KnownKit & { name: string })[]
  before: readonly KnownKit[] | null
  check: (draft: CheckedDraft) => Promise<CheckReport>
}

/** Checks a post against the kit of each of its channels, or, without a channel, against the kit for all other channels. */
export async function judgePost(post: Post, { kits, before, check }: Judging): Promise<ReportRow[]> {
  const channels = post.connectionIds.length > 0 ? post.connectionIds : [null]
  const rows: ReportRow[] = []
  for (const connectionId of channels) {
    const kit = kitOfChannel(kits, connectionId)
    if (!kit) continue
    const { text, thread, comment } = connectionId === null ? post : channelDraft(post, connectionId)
    const words = [text, ...thread, comment].filter((part) => part.trim() !== '').join('\n\n')
    const findingsBy = async (ruled: KnownKit | null) =>
      ruled === null ? [] : brandFindings(await check(draftOfText(words, { brand: rulesOf(ruled) })))
    const found = await findingsBy(kit)
    const known = before === null ? null : new Set((await findingsBy(kitOfChannel(before, connectionId))).map(keyOf))
    rows.push({
      id: post.id,
      kind: 'post',
      title: text.trim() || post.title,
      connectionId,
      kitName: kit.name,
      at: post.lifecycle === 'draft' ? null : post.nextAt,
      isDraft: post.lifecycle === 'draft',
      failing: found.map((finding) => ({ kind: 'text', finding, isNew: known !== null && !known.has(keyOf(finding)) })),
    })
  }
  return rows
}

/** Rules are cached per kit, because creating them reads all of the kit's samples. */
const made = new WeakMap<KnownKit, BrandRules>()

function rulesOf(kit: KnownKit): BrandRules {
  const rules = made.get(kit) ?? brandRulesOf(kit)
  made.set(kit, rules)
  return rules
}

function brandFindings({ findings }: CheckReport): Finding[] {
  return findings.filter(({ source }) => source === 'brand')
}

function keyOf({ check, reason, evidence }: Finding): string {
  return JSON.stringify([check, reason, evidence])
}

/** The part of a kit that determines its rules for text, with its id. */
export type KnownKit = RuledKit & { id: string }

/**
 * Returns the kits in their state before the last day on which each was changed, in their current order; unchanged kits are returned as they are.
 * @returns null if none of them has changed
 */
export function kitsBefore(kits: readonly KnownKit[], earlier: readonly EarlierKit[]): readonly KnownKit[] | null {
  const known = new Map(earlier.map(({ id, kit }) => [id, kit]))
  if (!kits.some(({ id }) => known.has(id))) return null
  return kits.map((kit) => ({ ...(known.get(kit.id) ?? kit), id: kit.id }))
}

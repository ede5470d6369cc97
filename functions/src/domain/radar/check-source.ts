import {
  radarMonthId,
  type RadarPost,
  type RadarSource,
  RADAR_CLAIM,
  RADAR_FRESH,
  RADAR_RETENTION,
} from '@postwright/core/model/radar'
import { radarMonths } from '@postwright/core/collections/radar-months'
import { listRetainedMonths, mergePosts, planNext, planRetry } from '@postwright/core/radar/radar-reading'
import { DAY } from '@postwright/core/time/utc-day'
import { isDeepStrictEqual } from 'node:util'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Reading } from '../ports/public-readers.ts'
import type { Tx } from '../ports/documents.ts'
import type { FindNeeds } from './find-source.ts'
import { toRadarPosts } from './to-radar-posts.ts'
import { failedReading } from './failed-reading.ts'
import { readWebSource } from './read-web-source.ts'
import { mapConcurrent } from '../concurrency.ts'
import { filterByService } from '../service-filter.ts'

export type CheckNeeds = FindNeeds & Pick<Deps, 'radar' | 'transact' | 'logger'>

/**
 * Reads a due source and stores its posts. It is claimed first, so two runs don't both read it; if a run dies, the source is read again once the
 * claim expires. The response's validators are stored with its posts, so no posts are lost in between.
 * @returns the updated source; null if it no longer exists or another run reads it
 */
export async function checkSource(
  deps: CheckNeeds,
  workspaceId: string,
  sourceId: string,
): Promise<RadarSource | null> {
  const claimed = await claim(deps, workspaceId, sourceId)
  if (!claimed) return null
  const reading: Reading = claimed.kind === 'table' ? { kind: 'unchanged' } : await readSource(deps, claimed)
  return deps.transact((tx) => settleIn(deps, tx, workspaceId, claimed, reading))
}

function claim(deps: CheckNeeds, workspaceId: string, sourceId: string): Promise<RadarSource | null> {
  return deps.transact(async (tx) => {
    const source = await deps.radar.getIn(tx, workspaceId, sourceId)
    const now = deps.clock.now()
    if (!source || source.nextAt === null || source.nextAt > now) return null
    return deps.radar.updateIn(tx, workspaceId, source, { nextAt: now + RADAR_CLAIM })
  })
}

/** Stores a reading, unless the source was changed while it was read: then the next run reads the changed source. */
async function settleIn(
  deps: CheckNeeds,
  tx: Tx,
  workspaceId: string,
  claimed: RadarSource,
  reading: Reading,
): Promise<RadarSource | null> {
  const source = await deps.radar.getIn(tx, workspaceId, claimed.id)
  if (!source || source.state === 'paused' || source.readUrl !== claimed.readUrl || source.nextAt !== claimed.nextAt) {
    return source
  }
  const now = deps.clock.now()
  const posts = reading.kind === 'posts' ? toRadarPosts(reading.posts, now) : []
  const save = await planMonths(deps, tx, { workspaceId, source, posts })
  save()
  if (reading.kind === 'failed') {
    const failures = source.failures + 1
    const next = planRetry({ ...reading, failures }, { now, retryAt: reading.retryAt })
    return deps.radar.updateIn(tx, workspaceId, source, { ...next, failures, problem: reading.problem })
  }
  const next = source.kind === 'table' ? { state: source.state, nextAt: now + DAY } : planNext(source.id, now)
  return deps.radar.updateIn(tx, workspaceId, source, {
    ...next,
    failures: 0,
    problem: 'none',
    ...(source.kind !== 'table' && { checkedAt: now }),
    ...(reading.kind === 'posts' && { ...reading.marks, followers: reading.followers ?? source.followers }),
  })
}

/**
 * Reads the months of a source and plans their changes for new posts: only differences are written, and months without posts are deleted. The
 * returned function writes, after all reads of the transaction.
 */
export async function planMonths(
  deps: Pick<Deps, 'radar' | 'clock'>,
  tx: Tx,
  { workspaceId, source, posts }: { workspaceId: string; source: RadarSource; posts: readonly RadarPost[] },
): Promise<() => void> {
  const now = deps.clock.now()
  const [stored, ids] = await Promise.all([
    deps.radar.getMonthsIn(tx, workspaceId, source.id, listRetainedMonths(now)),
    deps.radar.listMonthIdsIn(tx, workspaceId, source.id),
  ])
  const merged = mergePosts(stored, posts, now)
  return () => {
    const kept = new Set(
      merged.filter((month) => month.posts.length > 0).map(({ month }) => radarMonthId(source.id, month)),
    )
    for (const id of ids) if (!kept.has(id)) deps.radar.deleteMonthIn(tx, workspaceId, id)
    for (const { month, posts: own } of merged) {
      const before = stored.find((each) => each.month === month)
      if (own.length === 0 || isDeepStrictEqual(before?.posts, own)) continue
      const id = radarMonthId(source.id, month)
      const base = before ?? newDocument(deps.clock, { id, schema: radarMonths.version, createdBy: 'scheduler' })
      const revised = before ? { rev: before.rev + 1, updatedAt: now } : {}
      deps.radar.saveMonthIn(tx, workspaceId, { ...base, ...revised, sourceId: source.id, month, posts: own })
    }
  }
}

/**
 * Reads a followed source. The first reading covers the whole time for which posts are kept; later ones cover the time in which metrics still change.
 */
async function readSource(deps: FindNeeds, source: RadarSource): Promise<Reading> {
  const { platform, checkedAt } = source
  if (platform === null) return readWebSource(deps, source)
  const reader = deps.publicReaders[platform]
  if (!reader) return failedReading('not_public')
  const now = deps.clock.now()
  const since = checkedAt === null ? now - RADAR_RETENTION : Math.max(now - RADAR_RETENTION, checkedAt - RADAR_FRESH)
  return reader.read(source, since)
}

/** Maximum number of sources per run. */
const RUN_MAX = 150

/** Maximum due sources to read; higher than the number per run, because sources of workspaces without the service stay due. */
const LOOKED_AT_MAX = 1_000

const LANES = 8

const RUN_TIME = 200_000

/** Reads the due sources, longest overdue first. The next run reads the rest. */
export async function readDueSources(deps: CheckNeeds & Pick<Deps, 'services'>): Promise<void> {
  const begun = deps.clock.now()
  const found = await deps.radar.listDue(begun, LOOKED_AT_MAX)
  const due = (await filterByService(deps.services, 'feed_imports', found)).slice(0, RUN_MAX)
  await mapConcurrent(due, LANES, {
    work: async ({ workspaceId, sourceId }) => {
      if (deps.clock.now() - begun > RUN_TIME) return
      await checkSource(deps, workspaceId, sourceId)
    },
    failed: ({ sourceId }, error) => {
      deps.logger.error('a followed source could not be read', { sourceId, error: String(error) })
    },
  })
}

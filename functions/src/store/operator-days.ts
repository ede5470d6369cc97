import { figuresDaySchema } from '@postwright/core/model/figures-day'
import { type NetworkDay, publishingDaySchema } from '@postwright/core/model/publishing-day'
import { addUsage, FLUSHES_KEPT, NO_USAGE, USAGE_SHARDS, usageDaySchema } from '@postwright/core/model/usage-day'
import { paths, PUBLISH_LOG_GROUP } from '@postwright/core/paths'
import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import { groupsFrom } from '@postwright/core/slo/histogram'
import { LATENESS_BOUNDS } from '@postwright/core/slo/objective'
import type { Query } from 'firebase-admin/firestore'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { FiguresDayStore, PublishingDayStore, UsageDayStore } from '../domain/ports/operator.ts'
import { converterFor } from './converter.ts'
import { countOf } from './queries.ts'
import type { Refs } from './refs.ts'

const publishingDay = { schema: publishingDaySchema }
const figuresDay = { schema: figuresDaySchema }
const usageDay = { schema: usageDaySchema }
const latenessSchema = z.object({ outcome: z.object({ late: z.int().min(0) }) })

export function createPublishingDayStore(refs: Refs): PublishingDayStore {
  /** Returns the query for a network's outcomes of one kind on a day, the most delayed first. One composite index serves all of these queries. */
  function outcomesOf(platform: Platform, day: string, kind: 'published' | 'missed'): Query {
    return refs.db
      .collectionGroup(PUBLISH_LOG_GROUP)
      .where('platform', '==', platform)
      .where('outcome.day', '==', day)
      .where('outcome.kind', '==', kind)
      .orderBy('outcome.late', 'desc')
  }

  async function countNetwork(platform: Platform, day: string): Promise<NetworkDay | null> {
    const published = outcomesOf(platform, day, 'published')
    const [total, missed] = await Promise.all([countOf(published), countOf(outcomesOf(platform, day, 'missed'))])
    if (total + missed === 0) return null
    if (total === 0) return { platform, published: groupsFrom([], 0), missed, latest: null }
    const atMost: number[] = []
    // Most publications are on time, so the later groups are usually empty and are not queried.
    for (const bound of LATENESS_BOUNDS) {
      if ((atMost.at(-1) ?? 0) >= total) break
      atMost.push(await countOf(published.where('outcome.late', '<=', bound)))
    }
    const last = await published
      .limit(1)
      .select('outcome.late')
      .withConverter(converterFor({ schema: latenessSchema }))
      .get()
    return {
      platform,
      published: groupsFrom(atMost, total),
      missed,
      latest: refs.rowsOf(last.docs).at(0)?.outcome.late ?? null,
    }
  }

  return {
    count: async (day) => {
      const counted = await Promise.all(platformSchema.options.map((platform) => countNetwork(platform, day)))
      return counted.filter((each) => each !== null)
    },

    listSince: async (from) => {
      const days = refs.collection(paths.publishingDays(), publishingDay).where('day', '>=', from).orderBy('day')
      return refs.rowsOf((await days.get()).docs)
    },

    save: async (counted) => {
      const ref = refs.doc(paths.publishingDay(counted.day), publishingDay)
      await refs.db.runTransaction(async (tx) => {
        const stored = (await tx.get(ref)).data()
        if (stored && (stored.isClosed || stored.countedAt >= counted.countedAt)) return
        tx.set(ref, counted)
      })
    },
  }
}

export function createFiguresDayStore(refs: Refs): FiguresDayStore {
  return {
    get: async (day) => (await refs.doc(paths.figureDay(day), figuresDay).get()).data() ?? null,

    listSince: async (from) => {
      const days = refs.collection(paths.figureDays(), figuresDay).where('day', '>=', from).orderBy('day')
      return refs.rowsOf((await days.get()).docs)
    },

    save: async (counted) => {
      await refs.doc(paths.figureDay(counted.day), figuresDay).set(counted)
    },
  }
}

export function createUsageDayStore(refs: Refs): UsageDayStore {
  return {
    add: async ({ id, day, counts }) => {
      const part = `${day}_${shardOf(id)}`
      const ref = refs.doc(paths.usageDay(part), usageDay)
      await refs.db.runTransaction(async (tx) => {
        const stored = (await tx.get(ref)).data()
        if (stored?.flushes.includes(id)) return
        const flushes = [id, ...(stored?.flushes ?? [])].slice(0, FLUSHES_KEPT)
        tx.set(ref, { id: part, day, flushes, ...addUsage(stored ?? NO_USAGE, counts) })
      })
    },

    listSince: async (from) => {
      const parts = refs.collection(paths.usageDays(), usageDay).where('day', '>=', from).orderBy('day')
      return refs.rowsOf((await parts.get()).docs)
    },
  }
}

/** Returns the shard for an id: a repeated flush uses the same shard. */
function shardOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0) % USAGE_SHARDS
}

import {
  addPublication,
  type CountedPublication,
  removePublication,
} from '@postwright/core/analytics/count-publication'
import { channelMonths } from '@postwright/core/collections/channel-months'
import { metrics } from '@postwright/core/collections/metrics'
import { documentId, instant } from '@postwright/core/ids'
import { POST_LABEL_MAX, POST_LABELS_MAX } from '@postwright/core/limits'
import { type ChannelDay, channelMonthId, monthOf } from '@postwright/core/model/channel-month'
import { metricsAgeSchema, newestMetrics, type PublicationMetrics } from '@postwright/core/model/metrics'
import { variantId as mainVariantId } from '@postwright/core/model/variant'
import { METRICS_GROUP, paths } from '@postwright/core/paths'
import { platformSchema } from '@postwright/core/platforms/platform'
import { fromInstant, timeZoneSchema } from '@postwright/core/time/zoned-time'
import { FieldPath, type Transaction } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { MeasuredPublication, MetricsStore } from '../domain/ports/publishing.ts'
import type { Clock } from '../domain/ports/world.ts'
import { beginMonth, withDay } from './channel-months.ts'
import type { Refs } from './refs.ts'
import { createTransact, within } from './transaction.ts'

/** Time of a publication's next measurement, `metricsDue/{variantId}`: server only, until its last measurement. */
const metricsDueSchema = z.object({
  id: documentId(),
  workspaceId: documentId(),
  postId: documentId(),
  connectionId: documentId(),
  platform: platformSchema,
  remoteId: z.string().min(1).max(512),
  publishedAt: instant(),
  age: metricsAgeSchema,
  /** Number of failed attempts at this age. */
  tries: z.int().min(0),
  dueAt: instant(),
})

/** Fields of other documents that determine where a publication is counted. */
const zoneSchema = z.object({ timeZone: timeZoneSchema })
const labelsSchema = z.object({ labels: z.array(z.string().max(POST_LABEL_MAX)).max(POST_LABELS_MAX) })
const campaignSchema = z.object({ campaignId: z.string().max(128) })
const factsSchema = z.object({ variantId: documentId(), postId: documentId(), connectionId: documentId() })

export function createMetricsStore(refs: Refs, clock: Clock): MetricsStore {
  const shape = { schema: metricsDueSchema }
  // Many publications of a channel are measured at once and share one document.
  const transact = createTransact(refs.db)
  const rowOf = (variantId: string) => refs.doc(paths.metricsDueRow(variantId), shape)
  const resultsOf = (wid: string) => refs.described(metrics, wid)

  /** Returns all measurements of a publication, without unreadable ones. */
  async function readAllIn(
    tx: Transaction,
    { workspaceId, variantId }: MeasuredPublication,
  ): Promise<PublicationMetrics[]> {
    const ids = metricsAgeSchema.options.map((age) => `${variantId}_${age}`)
    return refs.rowsOf(await tx.getAll(...ids.map((id) => resultsOf(workspaceId).doc(id))))
  }

  /**
   * Updates the totals of a publication's day for its new measurements, in the transaction that writes the measurements. One of them stores the
   * publication's current share in the totals, so the same change is never added twice.
   */
  async function planCount(
    tx: Transaction,
    publication: MeasuredPublication,
    { stored, next }: { stored: readonly PublicationMetrics[]; next: readonly PublicationMetrics[] },
  ): Promise<() => void> {
    const { workspaceId, variantId, postId, connectionId } = publication
    const before = stored.find(({ counted }) => counted !== undefined)
    const newest = newestMetrics(next)
    const writeAs = (counted: PublicationMetrics['counted']) => {
      for (const { counted: _mark, ...result } of next) {
        const marked = counted && result.id === newest?.id ? { ...result, counted } : result
        const known = stored.find(({ id }) => id === result.id)
        if (!known || !isSame(known, marked)) tx.set(resultsOf(workspaceId).doc(result.id), marked)
      }
    }
    // Parts of a thread and first comments do not count as posts.
    if (!newest || variantId !== mainVariantId(postId, connectionId)) return () => writeAs(undefined)
    const [variant, post, workspace] = await tx.getAll(
      refs.db.doc(paths.variant(workspaceId, variantId)),
      refs.db.doc(paths.post(workspaceId, postId)),
      refs.db.doc(paths.workspace(workspaceId)),
    )
    const zone = zoneSchema.safeParse(workspace?.data()).data?.timeZone ?? 'UTC'
    const known = before?.counted
    const counted = {
      day: known?.day ?? fromInstant(newest.publishedAt, zone).local.slice(0, 10),
      labels: labelsSchema.safeParse(variant?.data()).data?.labels ?? known?.labels ?? [],
      campaignId: post?.exists
        ? campaignSchema.safeParse(post.data()).data?.campaignId || null
        : (known?.campaignId ?? null),
    }
    const month = refs.described(channelMonths, workspaceId).doc(channelMonthId(connectionId, monthOf(counted.day)))
    const storedMonth = (await tx.get(month)).data()
    const change = (day: ChannelDay) => {
      const cleared = before?.counted ? removePublication(day, countedAs(before, before.counted)) : day
      return addPublication(cleared, countedAs(newest, counted))
    }
    return () => {
      writeAs(counted)
      tx.set(month, withDay(storedMonth ?? beginMonth(clock, newest, counted.day), counted.day, change, clock))
    }
  }

  return {
    plan: async (row) =>
      transact(async (given) => {
        const tx = within(given)
        const known = await tx.get(rowOf(row.id))
        if (!known.exists) tx.set(rowOf(row.id), row)
      }),

    pages: (until, size) => {
      const due = refs.collection(paths.metricsDue(), shape).where('dueAt', '<=', new Date(until)).orderBy('dueAt')
      return refs.pagesOf(due, size, (snapshot) => snapshot.data())
    },

    settle: async (row, next, result) =>
      transact(async (given) => {
        const tx = within(given)
        const current = (await tx.get(rowOf(row.id))).data()
        if (current?.age !== row.age || current.tries !== row.tries || current.dueAt !== row.dueAt) return
        const write = result ? await planResult(tx, row.workspaceId, result) : () => undefined
        write()
        if (next) tx.set(rowOf(row.id), next)
        else tx.delete(rowOf(row.id))
      }),

    recount: async (publication) =>
      transact(async (given) => {
        const tx = within(given)
        const stored = await readAllIn(tx, publication)
        const write = await planCount(tx, publication, { stored, next: stored })
        write()
      }),

    listAfter: async (after, limit) => {
      const all = refs.db.collectionGroup(METRICS_GROUP).orderBy(FieldPath.documentId())
      const page = await (after === null ? all : all.startAfter(after))
        .limit(limit)
        .select(...FACTS)
        .get()
      const found = page.docs.flatMap((snapshot) => {
        const facts = factsSchema.safeParse(snapshot.data()).data
        const workspaceId = snapshot.ref.parent.parent?.id
        return facts && workspaceId !== undefined ? [{ ...facts, workspaceId }] : []
      })
      return { found, last: page.docs.at(-1)?.ref.path ?? null, isLast: page.size < limit }
    },
  }

  async function planResult(tx: Transaction, workspaceId: string, result: PublicationMetrics): Promise<() => void> {
    const publication = { ...result, workspaceId }
    const stored = await readAllIn(tx, publication)
    const known = stored.find(({ id }) => id === result.id)
    const isKept = known?.state === 'measured' && result.state === 'unavailable'
    const next = isKept ? stored : [...stored.filter(({ id }) => id !== result.id), result]
    return planCount(tx, publication, { stored, next })
  }
}

const FACTS = ['variantId', 'postId', 'connectionId']

function isSame(one: PublicationMetrics, other: PublicationMetrics): boolean {
  return JSON.stringify(metrics.schema.parse(one)) === JSON.stringify(metrics.schema.parse(other))
}

function countedAs(
  { postId, state, values }: PublicationMetrics,
  { labels, campaignId }: NonNullable<PublicationMetrics['counted']>,
): CountedPublication {
  return { postId, labels, campaignId, values: state === 'measured' ? values : null }
}

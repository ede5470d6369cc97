import { emptyDay } from '@postwright/core/analytics/count-publication'
import { channelMonths } from '@postwright/core/collections/channel-months'
import { connections } from '@postwright/core/collections/connections'
import {
  analyticsStateSchema,
  CHANNEL_MONTH_SCHEMA,
  type ChannelDay,
  type ChannelMonth,
  channelMonthId,
  monthOf,
} from '@postwright/core/model/channel-month'
import { CONNECTIONS_GROUP, paths } from '@postwright/core/paths'
import { FieldPath } from 'firebase-admin/firestore'
import { newDocument } from '../domain/new-document.ts'
import type { AnalyticsStateStore, ChannelListStore, ChannelMonthStore } from '../domain/ports/analytics.ts'
import type { Clock } from '../domain/ports/world.ts'
import { converterFor } from './converter.ts'
import type { Refs } from './refs.ts'
import { createTransact, within } from './transaction.ts'

export function createChannelMonthStore(refs: Refs, clock: Clock): ChannelMonthStore {
  const all = (wid: string) => refs.described(channelMonths, wid)

  return {
    listWithin: async (wid, { from, to }, limit) => {
      const months = all(wid).where('month', '>=', from).where('month', '<=', to).orderBy('month').limit(limit)
      return refs.rowsOf((await months.get()).docs)
    },

    getMany: async (wid, connectionId, months) => {
      const ids = months.map((month) => channelMonthId(connectionId, month))
      return refs.rowsOf(await Promise.all(ids.map((id) => all(wid).doc(id).get())))
    },

    getDay: async (wid, connectionId, day) => {
      const month = (
        await all(wid)
          .doc(channelMonthId(connectionId, monthOf(day)))
          .get()
      ).data()
      return month?.days.find((each) => each.day === day) ?? null
    },

    saveFollowers: async (wid, channel, { day, followers }) => {
      const ref = all(wid).doc(channelMonthId(channel.connectionId, monthOf(day)))
      await createTransact(refs.db)(async (given) => {
        const tx = within(given)
        const month = (await tx.get(ref)).data() ?? beginMonth(clock, channel, day)
        tx.set(
          ref,
          withDay(month, day, (known) => ({ ...known, followers }), clock),
        )
      })
    },
  }
}

export function createChannelListStore(refs: Refs): ChannelListStore {
  return {
    listAfter: async (after, limit) => {
      const channels = refs.db
        .collectionGroup(CONNECTIONS_GROUP)
        .orderBy(FieldPath.documentId())
        .withConverter(converterFor(connections))
      const { docs, size } = await (after === null ? channels : channels.startAfter(after)).limit(limit).get()
      const { rows } = refs.readable(docs, (snapshot) => {
        const workspaceId = snapshot.ref.parent.parent?.id
        return workspaceId === undefined ? null : { workspaceId, connection: snapshot.data() }
      })
      return { found: rows, last: docs.at(-1)?.ref.path ?? null, isLast: size < limit }
    },
  }
}

export function createAnalyticsStateStore(refs: Refs): AnalyticsStateStore {
  const ref = (id: string) => refs.doc(paths.analyticsState(id), { schema: analyticsStateSchema })
  return {
    get: async (id) => (await ref(id).get()).data() ?? null,
    save: async (state) => {
      await ref(state.id).set(state)
    },
  }
}

/** Returns a month of a channel without any counts. */
export function beginMonth(
  clock: Clock,
  { connectionId, platform }: Pick<ChannelMonth, 'connectionId' | 'platform'>,
  day: string,
): ChannelMonth {
  const month = monthOf(day)
  const id = channelMonthId(connectionId, month)
  const base = newDocument(clock, { id, schema: CHANNEL_MONTH_SCHEMA, createdBy: 'scheduler' })
  return { ...base, rev: 0, connectionId, platform, month, days: [] }
}

/** Returns the month with one changed day; days stay in order. */
export function withDay(
  month: ChannelMonth,
  day: string,
  change: (before: ChannelDay) => ChannelDay,
  clock: Clock,
): ChannelMonth {
  const known = month.days.find((each) => each.day === day) ?? emptyDay(day)
  const days = [...month.days.filter((each) => each.day !== day), change(known)]
  return {
    ...month,
    rev: month.rev + 1,
    updatedAt: clock.now(),
    days: days.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  }
}

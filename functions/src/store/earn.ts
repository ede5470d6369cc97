import { payouts } from '@postwright/core/collections/payouts'
import { referrers } from '@postwright/core/collections/referrers'
import { rewards } from '@postwright/core/collections/rewards'
import { documentId } from '@postwright/core/ids'
import {
  DEFAULT_TERMS,
  REFERRAL_PROGRAM_ID,
  type ReferralProgram,
  referralProgramSchema,
  referralSchema,
} from '@postwright/core/model/referral'
import { remainingOf } from '@postwright/core/money/referral-rewards'
import { paths } from '@postwright/core/paths'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import type {
  PayoutStore,
  ReferralCodeStore,
  ReferralProgramStore,
  ReferralStore,
  ReferrerStore,
  RewardStore,
  RewardSum,
} from '../domain/ports/money.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within, isLostRace } from './transaction.ts'

/** Rewards read at once for their sums. */
const SUMMED_AT_ONCE = 500

export function createReferrerStore(refs: Refs, clock: Clock): ReferrerStore {
  return {
    ...describedStore(refs, clock, referrers),

    addClick: async (uid) => {
      const patch = { clicks: FieldValue.increment(1), rev: FieldValue.increment(1) }
      try {
        await refs.db.doc(paths.referrer(uid)).update(patch)
      } catch (error) {
        if (!isLostRace(error)) throw error
      }
    },
  }
}

const codeSchema = z.object({ uid: documentId() })

export function createReferralCodeStore(refs: Refs): ReferralCodeStore {
  const ref = (code: string) => refs.doc(paths.referralCode(code), { schema: codeSchema })
  return {
    ownerOf: async (code) => (await ref(code).get()).data()?.uid ?? null,
    ownerOfIn: async (tx, code) => (await within(tx).get(ref(code))).data()?.uid ?? null,
    reserveIn: (tx, code, uid) => {
      within(tx).create(ref(code), { uid })
    },
    countOfIn: async (tx, uid) => {
      const own = refs.db.collection(paths.referralCodes()).where('uid', '==', uid)
      return (await within(tx).get(own.count())).data().count
    },
  }
}

export function createReferralStore(refs: Refs, clock: Clock): ReferralStore {
  const described = { path: paths.referrals, schema: referralSchema }
  return {
    ...describedStore(refs, clock, described),

    listUndecided: async (limit) => {
      const waiting = refs.collection(paths.referrals(), described).where('decision', '==', 'waiting')
      return refs.rowsOf((await waiting.orderBy('createdAt').limit(limit).get()).docs)
    },
  }
}

export function createRewardStore(refs: Refs, clock: Clock): RewardStore {
  const all = () => refs.described(rewards)
  return {
    ...describedStore(refs, clock, rewards),

    listOf: async (uid, limit) =>
      refs.rowsOf((await all().where('uid', '==', uid).orderBy('createdAt', 'desc').limit(limit).get()).docs),

    // Not parsed, so that an unreadable document does not block the others.
    listDue: async (now, limit) => {
      const pending = refs.db.collection(paths.rewards()).where('state', '==', 'pending')
      const due = pending.where('availableAt', '<=', Timestamp.fromMillis(now)).orderBy('availableAt')
      return (await due.limit(limit).select().get()).docs.map(({ id }) => id)
    },

    availableOfIn: async (tx, { uid, currency }, limit) => {
      const available = all()
        .where('uid', '==', uid)
        .where('state', '==', 'available')
        .where('currency', '==', currency)
      return refs.rowsOf((await within(tx).get(available.limit(limit))).docs)
    },

    ofReferredIn: async (tx, referredUid, limit) => {
      const own = all().where('source.referredUid', '==', referredUid)
      return refs.rowsOf((await within(tx).get(own.limit(limit))).docs)
    },

    sumsOf: async (uid) => {
      const sums = new Map<string, RewardSum>()
      const own = all().where('uid', '==', uid).orderBy('createdAt', 'desc')
      for await (const page of refs.pagesOf(own, SUMMED_AT_ONCE, (snapshot) => snapshot.data())) {
        for (const reward of page) {
          const { currency, state } = reward
          const known = sums.get(`${currency} ${state}`)?.amount ?? 0
          sums.set(`${currency} ${state}`, { currency, state, amount: known + remainingOf(reward) })
        }
      }
      return [...sums.values()]
    },
  }
}

export function createPayoutStore(refs: Refs, clock: Clock): PayoutStore {
  const all = () => refs.described(payouts)
  return {
    ...describedStore(refs, clock, payouts),

    listOf: async (uid, limit) =>
      refs.rowsOf((await all().where('uid', '==', uid).orderBy('createdAt', 'desc').limit(limit).get()).docs),

    listOpen: async (limit) => {
      const open = all().where('state', 'in', ['requested', 'processing']).orderBy('createdAt')
      return refs.rowsOf((await open.limit(limit).get()).docs)
    },
  }
}

export function createReferralProgramStore(refs: Refs): ReferralProgramStore {
  const ref = () => refs.doc(paths.referralProgram(REFERRAL_PROGRAM_ID), { schema: referralProgramSchema })
  return {
    terms: async () => (await ref().get()).data() ?? DEFAULT_TERMS,
    termsIn: async (tx) => (await within(tx).get(ref())).data() ?? DEFAULT_TERMS,
    getIn: async (tx) => (await within(tx).get(ref())).data() ?? null,
    saveIn: (tx, program: ReferralProgram) => {
      within(tx).set(ref(), program)
    },
  }
}

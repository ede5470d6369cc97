import { ledgerEntries } from '@postwright/core/collections/ledger-entries'
import { ledgerHeads } from '@postwright/core/collections/ledger-heads'
import { ledgerSeals } from '@postwright/core/collections/ledger-seals'
import type { LedgerEntryStore, LedgerHeadStore, LedgerSealStore } from '../domain/ports/money.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

export function createLedgerEntryStore(refs: Refs, clock: Clock): LedgerEntryStore {
  return {
    ...describedStore(refs, clock, ledgerEntries),

    listOf: async (uid, { after, limit }) => {
      const own = refs.described(ledgerEntries).where('uid', '==', uid).where('seq', '>', after).orderBy('seq')
      return refs.rowsOf((await own.limit(limit).get()).docs)
    },

    listLatest: async (uid, kind, limit) => {
      const own = refs.described(ledgerEntries).where('uid', '==', uid).where('kind', '==', kind)
      return refs.rowsOf((await own.orderBy('seq', 'desc').limit(limit).get()).docs)
    },
  }
}

export function createLedgerHeadStore(refs: Refs, clock: Clock): LedgerHeadStore {
  const all = () => refs.described(ledgerHeads)
  return {
    ...describedStore(refs, clock, ledgerHeads),

    listUnsealed: async (limit) => {
      const unsealed = all().where('isSealed', '==', false).where('broken', '==', null)
      return refs.rowsOf((await unsealed.limit(limit).get()).docs)
    },

    listLeastChecked: async (limit) => refs.rowsOf((await all().orderBy('checkedAt').limit(limit).get()).docs),
  }
}

export function createLedgerSealStore(refs: Refs, clock: Clock): LedgerSealStore {
  const all = () => refs.described(ledgerSeals)
  return {
    ...describedStore(refs, clock, ledgerSeals),

    lastIn: async (tx) => {
      const found = await within(tx).get(all().orderBy('seq', 'desc').limit(1))
      return refs.rowsOf(found.docs).at(0) ?? null
    },

    listLeastChecked: async (limit) => refs.rowsOf((await all().orderBy('checkedAt').limit(limit).get()).docs),
  }
}

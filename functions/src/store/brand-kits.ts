import { brandKits } from '@postwright/core/collections/brand-kits'
import { BRAND_KITS_MAX } from '@postwright/core/model/brand-limits'
import type { BrandKitStore } from '../domain/ports/content.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

export function createBrandKitStore(refs: Refs): BrandKitStore {
  const inOrder = (wid: string) => refs.described(brandKits, wid).orderBy('place').limit(BRAND_KITS_MAX)
  return {
    list: async (wid) => refs.rowsOf((await inOrder(wid).get()).docs),
    listIn: async (tx, wid) => refs.rowsOf((await within(tx).get(inOrder(wid))).docs),
  }
}

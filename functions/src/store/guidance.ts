import { brandKits } from '@postwright/core/collections/brand-kits'
import { personas } from '@postwright/core/collections/personas'
import type { Refs } from './refs.ts'
import type { GuidanceStore } from '../domain/ports/models.ts'

export function createGuidanceStore(refs: Refs): GuidanceStore {
  return {
    brandKit: async (wid, id) => (await refs.described(brandKits, wid).doc(id).get()).data() ?? null,

    persona: async (wid, id) => (await refs.described(personas, wid).doc(id).get()).data() ?? null,
  }
}

import { brandKits } from '@postwright/core/collections/brand-kits'
import { type Persona, personas } from '@postwright/core/collections/personas'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { Refs } from './refs.ts'

export type GuidanceStore = ReturnType<typeof createGuidanceStore>

/** What a workspace says of how it writes and for whom. */
export function createGuidanceStore(refs: Refs) {
  return {
    brandKit: async (wid: string, id: string): Promise<BrandKit | null> =>
      (await refs.described(brandKits, wid).doc(id).get()).data() ?? null,

    persona: async (wid: string, id: string): Promise<Persona | null> =>
      (await refs.described(personas, wid).doc(id).get()).data() ?? null,
  }
}

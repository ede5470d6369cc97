import type { Faults } from '../domain/ports/world.ts'

/** Faults for production, which never inject anything. */
export const NO_FAULTS: Faults = { at: async () => {} }

import type { Faults } from '../domain/ports/world.ts'

/** For production: faults are never injected. */
export const NO_FAULTS: Faults = { at: async () => {} }

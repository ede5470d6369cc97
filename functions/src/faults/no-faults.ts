import type { Faults } from '../domain/ports.ts'

/** For production: faults are never injected. */
export const NO_FAULTS: Faults = { at: async () => {} }

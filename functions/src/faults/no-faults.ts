import type { Faults } from '../domain/ports.ts'

/** Production's: nothing ever stops a worker on purpose. */
export const NO_FAULTS: Faults = { at: async () => {} }

import type { Deps } from '../../../functions/src/domain/ports/deps.ts'

/** Every service is on for everybody. */
export const ALL_ON: Deps['services'] = {
  decide: async () => ({ isOn: true }),
  require: async () => {},
  states: async () => [],
  forget: () => {},
}

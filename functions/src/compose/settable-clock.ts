import type { Clock } from '../domain/ports/world.ts'

/** A clock that can be set by another: from then on it differs from its machine's by as much as it did at that moment. */
export function makeClockSettable(clock: Omit<Clock, 'setBy'>): Clock {
  return {
    ...clock,
    setBy: (now) => {
      const ahead = clock.now() - now
      return { ...clock, now: () => clock.now() - ahead }
    },
  }
}

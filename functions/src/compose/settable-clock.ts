import type { Clock } from '../domain/ports/world.ts'

/** Returns a clock that another clock can set: from then on it keeps the offset from its machine's clock at that moment. */
export function makeClockSettable(clock: Omit<Clock, 'setBy'>): Clock {
  return {
    ...clock,
    setBy: (now) => {
      const ahead = clock.now() - now
      return { ...clock, now: () => clock.now() - ahead }
    },
  }
}

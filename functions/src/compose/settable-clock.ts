import type { Clock } from '../domain/ports/world.ts'

/** Adds `setBy` to a clock: it returns a clock that shows `now` at this moment and keeps that offset from the given clock. */
export function makeClockSettable(clock: Omit<Clock, 'setBy'>): Clock {
  return {
    ...clock,
    setBy: (now) => {
      const ahead = clock.now() - now
      return { ...clock, now: () => clock.now() - ahead }
    },
  }
}

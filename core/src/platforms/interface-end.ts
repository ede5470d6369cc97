import type { PlatformContract } from './platform-contract.ts'

const WARNED_BEFORE = 60 * 24 * 60 * 60_000

/** Whether the version of a network's interface ends within sixty days, or has ended. `now` is epoch milliseconds. */
export function endsSoon({ endsOn }: NonNullable<PlatformContract['interface']>, now: number): boolean {
  return Date.parse(endsOn) - now <= WARNED_BEFORE
}

import type { HourRate } from '@postwright/core/learning/hour-rates'

/** How sure each hour's lift is beside the least sure one, from 0 to 1. */
export function certaintyOf(hours: readonly HourRate[]): (hour: HourRate) => number {
  const most = Math.max(...hours.map(widthOf), Number.MIN_VALUE)
  return (hour) => 1 - widthOf(hour) / most
}

function widthOf({ low, high }: HourRate): number {
  return Math.log((1 + high) / (1 + low))
}

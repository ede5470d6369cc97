import { z } from 'zod'
import { fromInstant } from '@postwright/core/time/zoned-time'

/** Names the instant that a new post is meant for, in the address of its composer. */
export const TIME_PARAM = 'at'

const instantSchema = z.coerce.number().int().min(1)

/** The wall-clock time in `tzid` that an address names; undefined when it names none. */
export function timeInAddress(params: URLSearchParams, tzid: string): string | undefined {
  const { data } = instantSchema.safeParse(params.get(TIME_PARAM) ?? undefined)
  return data === undefined ? undefined : fromInstant(data, tzid).local
}

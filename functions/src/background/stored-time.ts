import { z } from 'zod'

type StoredTime = { toMillis: () => number }

/** A time of an event's document, in epoch milliseconds. */
export const storedTime = z
  .custom<StoredTime>((at) => typeof at === 'object' && at !== null && 'toMillis' in at)
  .transform((at) => at.toMillis())

import { z } from 'zod'

/** A time of the day as clocks show it, `HH:mm`. */
export const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

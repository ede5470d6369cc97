import { z } from 'zod'

/** A day of the calendar, `YYYY-MM-DD`. */
export const isoDay = () => z.iso.date()

import { z } from 'zod'
import { instant } from '../ids.ts'
import { utcDaySchema } from '../time/utc-day.ts'

const count = () => z.int().min(0)

export const figuresSchema = z.object({
  people: count(),
  /** Registered within seven days. */
  newPeople: count(),
  /** Sessions that were used within seven days. */
  activeSessions: count(),
  workspaces: count(),
  posts: count(),
  publications: count(),
  /** Channels that are not disconnected. */
  connections: count(),
  /** Of all media libraries. */
  storedBytes: count(),
})
export type Figures = z.infer<typeof figuresSchema>

/** Figures of the product, `figureDays/{day}`: the last count of each UTC day. */
export const figuresDaySchema = figuresSchema.extend({ id: utcDaySchema, day: utcDaySchema, measuredAt: instant() })
export type FiguresDay = z.infer<typeof figuresDaySchema>

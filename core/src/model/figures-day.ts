import { z } from 'zod'
import { instant } from '../ids.ts'
import { utcDaySchema } from '../time/utc-day.ts'

const count = () => z.int().min(0)

export const figuresSchema = z.object({
  people: count(),
  /** Users who registered within the last seven days. */
  newPeople: count(),
  /** Sessions used within the last seven days. */
  activeSessions: count(),
  workspaces: count(),
  posts: count(),
  publications: count(),
  /** Number of channels that are not disconnected. */
  connections: count(),
  /** Total size of all media libraries. */
  storedBytes: count(),
})
export type Figures = z.infer<typeof figuresSchema>

/** Metrics of the product, `figureDays/{day}`: the last count of each UTC day. */
export const figuresDaySchema = figuresSchema.extend({ id: utcDaySchema, day: utcDaySchema, measuredAt: instant() })
export type FiguresDay = z.infer<typeof figuresDaySchema>

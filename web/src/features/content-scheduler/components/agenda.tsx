import type { Stretch } from '../calendar-place.ts'
import { AgendaPart } from './agenda-part.tsx'
import classes from './calendar.module.css'

/** What a view has, day by day, for screens that are too narrow for a grid. */
export function Agenda({ stretch, now }: { stretch: Stretch; now: number }) {
  return (
    <div className={classes.agenda}>
      <AgendaPart stretch={stretch} now={now} above={[]} />
    </div>
  )
}

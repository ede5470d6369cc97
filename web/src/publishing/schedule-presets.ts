import { fromInstant } from '@postwright/core/time/zoned-time'

export type SchedulePreset = 'in_one_hour' | 'tomorrow_morning' | 'next_monday'

/** The hour at which the presets put a post, in the workspace's zone. */
const MORNING = '09:00'
const HOUR = 60 * 60 * 1000

/**
 * Wall-clock times (`YYYY-MM-DDTHH:mm` in `tzid`) that people pick most often, seen from `now` (epoch ms).
 * The next Monday is never today, so that the two mornings differ in what they promise.
 */
export function schedulePresets(now: number, tzid: string): { preset: SchedulePreset; local: string }[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(tzid).toPlainDate()
  const monday = today.add({ days: 8 - today.dayOfWeek })
  return [
    { preset: 'in_one_hour', local: fromInstant(now + HOUR, tzid).local },
    { preset: 'tomorrow_morning', local: `${today.add({ days: 1 }).toString()}T${MORNING}` },
    { preset: 'next_monday', local: `${monday.toString()}T${MORNING}` },
  ]
}

/** Locale keys of the presets' names. */
export const PRESET_NAMES = {
  in_one_hour: 'publishing:time.preset.in_one_hour',
  tomorrow_morning: 'publishing:time.preset.tomorrow_morning',
  next_monday: 'publishing:time.preset.next_monday',
} as const satisfies Record<SchedulePreset, string>

import { fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'

const PRESETS = ['in_five_minutes', 'in_one_hour', 'tomorrow_morning', 'next_monday'] as const

export type SchedulePreset = (typeof PRESETS)[number]

/** Time of day of the presets, in the workspace's time zone. */
export const MORNING = '09:00'
const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/**
 * Returns common wall-clock times (`YYYY-MM-DDTHH:mm` in `tzid`), seen from `now` (epoch ms); of presets with the same time only the first. The next
 * Monday is never today; on a Sunday it is the same as tomorrow morning and therefore omitted.
 */
export function schedulePresets(now: number, tzid: string): { preset: SchedulePreset; local: string }[] {
  const all = PRESETS.map((preset) => ({ preset, local: presetTime(preset, now, tzid) }))
  return all.filter(({ local }, at) => all.findIndex((other) => other.local === local) === at)
}

/** Returns the time of a preset at `now` (epoch ms), as wall-clock time in `tzid`. */
export function presetTime(preset: SchedulePreset, now: number, tzid: string): string {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(tzid).toPlainDate()
  switch (preset) {
    case 'in_five_minutes':
      return wallClockFrom(now + 5 * MINUTE, tzid)
    case 'in_one_hour':
      return wallClockFrom(now + HOUR, tzid)
    case 'tomorrow_morning':
      return `${today.add({ days: 1 }).toString()}T${MORNING}`
    case 'next_monday':
      return `${today.add({ days: 8 - today.dayOfWeek }).toString()}T${MORNING}`
  }
}

/**
 * Returns the first full minute from an instant that has an unambiguous wall-clock time: in a repeated hour, wall-clock times refer to the first
 * occurrence.
 */
function wallClockFrom(instant: number, tzid: string): string {
  const minute = Math.ceil(instant / MINUTE) * MINUTE
  const { local } = fromInstant(minute, tzid)
  return toZonedTime(local, tzid).instant === minute ? local : wallClockFrom(minute + MINUTE, tzid)
}

/** Locale keys of the presets' names. */
export const PRESET_NAMES = {
  in_five_minutes: 'publishing:time.preset.in_five_minutes',
  in_one_hour: 'publishing:time.preset.in_one_hour',
  tomorrow_morning: 'publishing:time.preset.tomorrow_morning',
  next_monday: 'publishing:time.preset.next_monday',
} as const satisfies Record<SchedulePreset, string>

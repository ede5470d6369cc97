import type { TFunction } from 'i18next'
import type { SeriesTimes } from '@postwright/core/model/series'
import { formatLongDate, formatTimeOfDay, zoneTown } from '@/ui/format-time.ts'
import { weekdayName } from '@/ui/weekday-name.ts'

/** A rule as a sentence: rhythm, time, zone, and when it ends. */
export function ruleWords(t: TFunction, { rule, time, tzid }: SeriesTimes): string {
  const at = t('repeats:rule.at', {
    rhythm: rhythmWords(t, rule.rhythm),
    time: formatTimeOfDay(time),
    zone: zoneTown(tzid),
  })
  const { end } = rule
  if (end.kind === 'on') return t('repeats:rule.until', { rule: at, day: formatLongDate(end.day) })
  return end.kind === 'after' ? t('repeats:rule.times', { rule: at, count: end.count }) : at
}

function rhythmWords(t: TFunction, rhythm: SeriesTimes['rule']['rhythm']): string {
  const count = rhythm.interval
  switch (rhythm.kind) {
    case 'daily':
      return t('repeats:rhythm.daily', { count })
    case 'weekly': {
      const names = rhythm.weekdays.toSorted((a, b) => a - b).map((day) => weekdayName(day))
      const days = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
      return t('repeats:rhythm.weekly', { count, days })
    }
    case 'monthly':
      if (rhythm.day > 28) return t(`repeats:rhythm.monthly_${rhythm.shortMonth}`, { count, day: rhythm.day })
      return t('repeats:rhythm.monthly', { count, day: rhythm.day })
    case 'monthly_weekday': {
      const week = t(`repeats:week.${rhythm.week === -1 ? 'last' : rhythm.week}`)
      return t('repeats:rhythm.monthly_weekday', { count, week, day: weekdayName(rhythm.weekday) })
    }
  }
}

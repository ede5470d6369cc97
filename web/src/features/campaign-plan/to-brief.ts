import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import type { ContentFormat, PlanBrief } from '@postwright/core/campaign-plan/plan-brief'
import { planBriefSchema } from '@postwright/core/campaign-plan/plan-brief'
import { PLAN_DAYS_MAX } from '@postwright/core/campaign-plan/brief-limits'
import type { PlanForm } from './plan-form.ts'

/** Problems that prevent a plan, in the order of the steps that fix them. */
export type BriefProblem =
  | 'name_missing'
  | 'dates_missing'
  | 'dates_reversed'
  | 'dates_too_far'
  | 'dates_past'
  | 'channel_missing'
  | 'pillar_missing'
  | 'pillar_unnamed'
  | 'format_missing'
  | 'times_missing'
  | 'blackout_wrong'
  | 'key_date_wrong'
  | 'invalid'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export function isTimeOfDay(text: string): boolean {
  return TIME.test(text)
}

/** Finds the problems of the first step; none if it is complete. */
export function findBriefProblems(form: PlanForm, today: string): BriefProblem[] {
  const problems: (BriefProblem | false)[] = [
    form.name.trim() === '' && 'name_missing',
    (form.from === '' || form.until === '') && 'dates_missing',
    form.from !== '' && form.until !== '' && form.from > form.until && 'dates_reversed',
    form.until !== '' && form.until < today && 'dates_past',
    form.from !== '' && form.until !== '' && daysBetween(form.from, form.until) >= PLAN_DAYS_MAX && 'dates_too_far',
    form.channels.length === 0 && 'channel_missing',
    form.pillars.length === 0 && 'pillar_missing',
    form.pillars.some(({ name }) => name.trim() === '') && 'pillar_unnamed',
    form.formats.every(({ share }) => share === 0) && 'format_missing',
  ]
  return problems.filter((problem) => problem !== false)
}

/** Finds the problems of the second step. */
export function findConstraintProblems(form: PlanForm): BriefProblem[] {
  const problems: (BriefProblem | false)[] = [
    form.channels.some(({ weekdays, times }) => weekdays.length === 0 || !times.some(isTimeOfDay)) && 'times_missing',
    form.blackouts.some(({ name, from, until }) => name.trim() === '' || from === '' || until === '' || from > until) &&
      'blackout_wrong',
    form.keyDates.some(({ name, day }) => name.trim() === '' || day === '') && 'key_date_wrong',
  ]
  return problems.filter((problem) => problem !== false)
}

/** Returns the brief for the solver; null while the form is incomplete. */
export function toBrief(
  form: PlanForm,
  { tzid, now, channels }: { tzid: string; now: number; channels: readonly Connection[] },
): PlanBrief | null {
  // A channel that has been disconnected in the meantime is no longer part of the plan.
  const chosen = form.channels.filter(({ id }) => channels.some((each) => each.id === id))
  const parsed = planBriefSchema.safeParse({
    tzid,
    notBefore: now,
    from: form.from,
    until: form.until,
    channels: chosen.map(({ id, perWeek, perDay, gapHours, weekdays, times }) => ({
      id,
      perWeek,
      perDay,
      gapMinutes: gapHours * 60,
      slots: weekdays.flatMap((weekday) => times.filter(isTimeOfDay).map((time) => ({ weekday, time }))),
    })),
    pillars: form.pillars,
    stages: form.stages.filter(({ share }) => share > 0),
    formats: form.formats
      .filter(({ share }) => share > 0)
      .flatMap(({ id, share }) => {
        const channelIds = chosen.filter((each) =>
          takes(
            id,
            channels.find((one) => one.id === each.id),
          ),
        )
        return channelIds.length === 0 ? [] : [{ id, share, channelIds: channelIds.map((each) => each.id) }]
      }),
    personas: form.personas.filter(({ share }) => share > 0),
    capacityPerWeek: form.capacityPerWeek,
    alikeDays: form.alikeDays,
    blackouts: form.blackouts,
    keyDates: form.keyDates,
    skipped: form.skipped,
    weights: form.weights,
    seed: form.seed,
  })
  return parsed.success ? parsed.data : null
}

/** Returns whether a channel's network supports posts of a format. */
function takes(format: ContentFormat, channel: Connection | undefined): boolean {
  if (!channel) return false
  const { media, poll } = contractFor(channel)
  switch (format) {
    case 'text':
    case 'link':
      return media.required === false
    case 'image':
      return media.images !== null && media.required !== 'video'
    case 'carousel':
      return (media.images?.max ?? 0) > 1 && media.required !== 'video'
    case 'video':
      return media.video !== null
    case 'poll':
      return poll !== null
  }
}

function daysBetween(from: string, until: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until), { largestUnit: 'days' }).days
}

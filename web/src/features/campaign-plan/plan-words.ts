import type { TFunction } from 'i18next'
import type { Reason } from '@postwright/core/campaign-plan/explain-placement'
import type { Unmet } from '@postwright/core/campaign-plan/find-unmet'
import type { HardBreak } from '@postwright/core/campaign-plan/hard/hard-rule'
import type { RuleScore } from '@postwright/core/campaign-plan/soft/soft-rules'
import { formatLongDate, formatTimeOfDay } from '@/ui/format-time.ts'

/** Names of channels, pillars, personas and key dates, by id. */
export type PlanNames = { of: (id: string) => string }

/** Returns the sentence that explains a reason for a placement. */
export function reasonText(t: TFunction, { code, values }: Reason, names: PlanNames): string {
  const id = String(values['id'] ?? '')
  switch (code) {
    case 'stage':
      return t('campaign-plan:reason.stage', { ...values, name: t(`campaign-plan:stage.${id}`) })
    case 'format':
    case 'only_format':
      return t(`campaign-plan:reason.${code}`, { ...values, name: t(`campaign-plan:format.${id}`) })
    case 'pillar':
    case 'persona':
      return t(`campaign-plan:reason.${code}`, { ...values, name: names.of(id) })
    case 'key_date':
    case 'spacing':
    case 'alike':
      return t(`campaign-plan:reason.${code}`, { ...values, count: Number(values['days']) })
    case 'clock':
      return t(`campaign-plan:reason.clock_${String(values['change'])}`, {
        shown: formatTimeOfDay(String(values['shown'])),
      })
    case 'kept':
    case 'cadence':
      return t(`campaign-plan:reason.${code}`, values)
  }
}

/** Returns the sentence about a hard rule that a post breaks. */
export function breakText(t: TFunction, { rule, values }: HardBreak): string {
  if (rule === 'known_parts') return t(`campaign-plan:break.known_parts.${String(values['part'])}`)
  if (rule === 'slot') return t('campaign-plan:break.slot', { time: formatTimeOfDay(String(values['time'])) })
  if (rule === 'format_fits') {
    return t('campaign-plan:break.format_fits', { format: t(`campaign-plan:format.${String(values['format'])}`) })
  }
  if (rule === 'in_window') {
    const [from, until] = [String(values['from']), String(values['until'])].map(formatLongDate)
    return t('campaign-plan:break.in_window', { from, until })
  }
  return t(`campaign-plan:break.${rule}`, { ...values })
}

/** Returns the sentences about requested posts that did not fit, and about the reasons. */
export function unmetText(t: TFunction, unmet: Unmet, names: PlanNames): { what: string; why: string[] } {
  const { wanted, placed, because } = unmet
  const what =
    unmet.kind === 'cadence'
      ? t('campaign-plan:unmet.cadence', {
          placed,
          wanted,
          channel: names.of(unmet.channelId),
          week: formatLongDate(unmet.monday),
        })
      : t('campaign-plan:unmet.key_date', { placed, wanted, name: names.of(unmet.keyDateId) })
  return { what, why: because.map(({ rule, slots }) => t(`campaign-plan:because.${rule}`, { count: slots })) }
}

/** Returns the sentence about the worst violation of a soft rule, or one that reports no violation. */
export function scoreText(t: TFunction, { rule, score, values }: RuleScore, names: PlanNames): string {
  if (score >= 1) return t('campaign-plan:rule.kept')
  const id = String(values['id'] ?? '')
  switch (rule) {
    case 'pillar_mix':
    case 'persona_mix':
      return t('campaign-plan:score.mix', { ...values, name: names.of(id) })
    case 'stage_mix':
      return t('campaign-plan:score.mix', { ...values, name: t(`campaign-plan:stage.${id}`) })
    case 'format_mix':
      return t('campaign-plan:score.mix', { ...values, name: t(`campaign-plan:format.${id}`) })
    case 'stage_order':
      return t('campaign-plan:score.stage_order', { day: formatLongDate(String(values['day'])) })
    case 'even_days':
      return t('campaign-plan:score.even_days', { ...values, day: formatLongDate(String(values['day'])) })
    case 'even_gaps':
      return t('campaign-plan:score.even_gaps', {
        count: Number(values['days']),
        channel: names.of(String(values['channelId'])),
      })
    case 'key_date_closeness':
      return t('campaign-plan:score.key_date_closeness', { name: values['name'], count: Number(values['days']) })
    case 'variety':
    case 'channel_echo':
      return t(`campaign-plan:score.${rule}`, { count: Number(values['count']) })
  }
}

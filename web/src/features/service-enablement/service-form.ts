import {
  type SwitchSettings,
  SWITCH_REASON_MAX,
  switchSettingsSchema,
  SERVICE_RULES_MAX,
  type Segment,
  serviceRuleSchema,
} from '@postwright/core/model/service-switch'
import { ownValue } from '@postwright/core/own-value'
import { z } from 'zod'

const { isOn, share, excluded, message } = switchSettingsSchema.shape

export const SEGMENT_KINDS = ['plans', 'younger', 'older', 'admins', 'people'] as const

const ruleValuesSchema = z.object({ effect: z.enum(['on', 'off']), kind: z.enum(SEGMENT_KINDS), text: z.string() })
/** A rule as entered: `text` holds plans, days or usernames, depending on the kind. */
export type RuleValues = z.infer<typeof ruleValuesSchema>

export const NEW_RULE: RuleValues = { effect: 'on', kind: 'admins', text: '' }

const rules = z
  .array(ruleValuesSchema)
  .max(SERVICE_RULES_MAX)
  .transform((typed) => typed.map((rule) => ({ isOn: rule.effect === 'on', segment: segmentOf(rule) })))
  .refine((made) => made.every((rule) => serviceRuleSchema.safeParse(rule).success))

/** Form values of a service; ids are separated by commas or spaces. */
export const serviceFormSchema = z.object({
  isOn,
  share: z.string().trim().min(1).transform(Number).pipe(share),
  excluded: z.string().transform(wordsOf).pipe(excluded),
  rules,
  message,
  reason: z.string().trim().min(1).max(SWITCH_REASON_MAX),
})
export type ServiceFormValues = z.input<typeof serviceFormSchema>
export type ServiceOrder = z.output<typeof serviceFormSchema>

/** @param names usernames of users in rules, keyed by uid */
export function formValuesOf(settings: SwitchSettings, names: Readonly<Record<string, string>>): ServiceFormValues {
  return {
    isOn: settings.isOn,
    share: String(settings.share),
    excluded: settings.excluded.join(', '),
    rules: settings.rules.map(({ isOn: on, segment }) => ({
      effect: on ? 'on' : 'off',
      kind: segment.kind,
      text: textOf(segment, names),
    })),
    message: settings.message,
    reason: '',
  }
}

/** Returns the plans, days or usernames of a segment as text for the form. */
function textOf(segment: Segment, names: Readonly<Record<string, string>>): string {
  switch (segment.kind) {
    case 'plans':
      return segment.planIds.join(', ')
    case 'younger':
    case 'older':
      return String(segment.days)
    case 'admins':
      return ''
    case 'people':
      return segment.uids.map((uid) => ownValue(names, uid) ?? uid).join(', ')
  }
}

function segmentOf({ kind, text }: RuleValues): Segment {
  switch (kind) {
    case 'plans':
      return { kind, planIds: wordsOf(text) }
    case 'younger':
    case 'older':
      return { kind, days: Number(text) }
    case 'admins':
      return { kind }
    case 'people':
      return { kind, uids: wordsOf(text) }
  }
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '')
}

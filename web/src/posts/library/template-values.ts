import type { Connection } from '@postwright/core/model/connection'
import { fillVariables, variableKey, variablesIn } from '@postwright/core/text/template-variables'
import { formatMonthDay, formatWeekdayName } from '@/ui/format-time.ts'
import type { TemplateDraft } from '../data/template-drafts.ts'

type Surroundings = {
  /** Epoch milliseconds. */
  now: number
  timeZone: string
  workspace: string
  channels: readonly Pick<Connection, 'name'>[]
}

export type TemplateTexts = Pick<TemplateDraft, 'text' | 'title' | 'comment' | 'thread'>

/** Returns the variables of a template without duplicates. */
export function variablesOf({ text, title, comment, thread }: TemplateTexts): string[] {
  return variablesIn([title, text, ...thread, comment])
}

/** Variables that are filled automatically. */
export const OWN_VARIABLES = ['date', 'weekday', 'workspace', 'channel'] as const

/** Returns the known values of automatic variables. */
export function knownValues({ now, timeZone, workspace, channels }: Surroundings): Map<string, string> {
  const names = channels.map(({ name }) => name)
  const values = {
    date: formatMonthDay(now, timeZone),
    weekday: formatWeekdayName(now, timeZone),
    workspace,
    channel: names.join(', '),
  }
  return new Map(OWN_VARIABLES.map((name) => [variableKey(name), values[name]]))
}

/** Fills the variables of a template; variables without a value stay unchanged. */
export function fillTemplate({ text, title, comment, thread }: TemplateTexts, values: ReadonlyMap<string, string>) {
  const given = new Map([...values].filter(([, value]) => value !== ''))
  const fill = (words: string) => fillVariables(words, given)
  return { text: fill(text), title: fill(title), comment: fill(comment), thread: thread.map(fill) }
}

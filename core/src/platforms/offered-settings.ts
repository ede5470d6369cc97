import { ownValue } from '../own-value.ts'
import type { ChannelChoices, ChannelSettings } from './channel-facts.ts'
import type { SettingField } from './contract-fields.ts'

/** Returns the settings that one channel offers: an optional choice without options, and its dependent settings, are hidden. */
export function listOfferedSettings(
  settings: readonly SettingField[],
  choices: ChannelChoices,
  chosen: ChannelSettings,
): readonly SettingField[] {
  const has = (key: string) => (choices[key]?.length ?? 0) > 0
  return settings.filter((field) => {
    if (field.kind === 'choice') return field.required || listOptions(field, choices, chosen).length > 0
    return field.kind !== 'text' || field.offeredWith === undefined || has(field.offeredWith)
  })
}

/** Returns the values of a choice on one channel, limited to those of another setting's current value if it depends on one. */
export function listOptions(
  field: Extract<SettingField, { kind: 'choice' }>,
  choices: ChannelChoices,
  chosen: ChannelSettings,
): { value: string; label: string | null }[] {
  if (!field.isOwn) return field.options.map((value) => ({ value, label: null }))
  const { within } = field
  const own = choices[field.key] ?? []
  if (within === undefined) return own
  const outer = ownValue(chosen, within) ?? ''
  return own.filter(({ value }) => value.startsWith(`${outer}/`))
}

import type { PostSetting } from '../model/post.ts'
import type { ChannelChoices, ChannelSettings } from '../platforms/channel-facts.ts'
import type { SettingField } from '../platforms/contract-fields.ts'

type Contract = { settings: readonly SettingField[] }

/** Returns the selected settings that the contract and the channel still offer; all others are left out. */
export function cleanSettings(
  { settings }: Contract,
  chosen: ChannelSettings,
  choices: ChannelChoices,
): ChannelSettings {
  return Object.fromEntries(
    settings.flatMap((field) => {
      const value = chosen[field.key]
      return value !== undefined && isOffered(field, value, choices) ? [[field.key, value]] : []
    }),
  )
}

/** Returns the effective settings of one post: its own value, otherwise the channel's, otherwise the default of the contract. */
export function effectiveSettings(
  contract: Contract,
  channel: { settings: ChannelSettings; choices: ChannelChoices },
  own: ChannelSettings,
): ChannelSettings {
  const initial = contract.settings.flatMap(({ key, initial }) => (initial === null ? [] : [[key, initial] as const]))
  return {
    ...Object.fromEntries(initial),
    ...cleanSettings(contract, channel.settings, channel.choices),
    ...cleanSettings(contract, own, channel.choices),
  }
}

/** Returns the settings with link cards turned off, for a post that should have none. */
export function withoutLinkCard({ settings }: Contract, chosen: ChannelSettings): ChannelSettings {
  const cards = settings.filter((field) => field.kind === 'switch' && field.isLinkCard)
  return { ...chosen, ...Object.fromEntries(cards.map(({ key }) => [key, false])) }
}

/** Returns the settings that a post has selected for one channel, with switches as booleans. */
export function ownSettings(contract: Contract, chosen: readonly PostSetting[], connectionId: string): ChannelSettings {
  const own = chosen.filter((setting) => setting.connectionId === connectionId)
  return Object.fromEntries(
    own.map(({ key, value }) => {
      const isSwitch = contract.settings.some((field) => field.key === key && field.kind === 'switch')
      return [key, isSwitch ? value === 'on' : value]
    }),
  )
}

function isOffered(field: SettingField, value: string | boolean, choices: ChannelChoices): boolean {
  if (field.kind === 'switch') return typeof value === 'boolean'
  if (typeof value === 'boolean') return false
  // A post can clear an option that its channel has selected.
  if (value === '' && field.kind === 'choice') return !field.required
  if (field.kind === 'pairs') return value.length <= field.max
  if (field.kind === 'text') {
    const isHidden = field.offeredWith !== undefined && !choices[field.offeredWith]?.length
    return value.length <= field.max && !isHidden
  }
  const options = field.isOwn ? (choices[field.key] ?? []).map((option) => option.value) : field.options
  return options.includes(value)
}

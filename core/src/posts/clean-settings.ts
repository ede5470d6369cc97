import type { PostSetting } from '../model/post.ts'
import type { ChannelChoices, ChannelSettings } from '../platforms/channel-facts.ts'
import type { SettingField } from '../platforms/contract-fields.ts'

type Contract = { settings: readonly SettingField[] }

/** The settings that a contract has, of those that were chosen: what it does not know or no longer offers is left out. */
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

/** What holds for one post: its own choice, else the channel's, else the contract's. */
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

/** The settings of a post that is to have no card of a link. */
export function withoutLinkCard({ settings }: Contract, chosen: ChannelSettings): ChannelSettings {
  const cards = settings.filter((field) => field.kind === 'switch' && field.isLinkCard)
  return { ...chosen, ...Object.fromEntries(cards.map(({ key }) => [key, false])) }
}

/** What a post has chosen for one channel, switches as such. */
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
  // A post may have none of what its channel has.
  if (value === '' && field.kind === 'choice') return !field.required
  if (field.kind === 'pairs') return value.length <= field.max
  if (field.kind === 'text') {
    const isHidden = field.offeredWith !== undefined && !choices[field.offeredWith]?.length
    return value.length <= field.max && !isHidden
  }
  const options = field.isOwn ? (choices[field.key] ?? []).map((option) => option.value) : field.options
  return options.includes(value)
}

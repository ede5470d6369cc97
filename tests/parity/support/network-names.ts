import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'

/** Ids that are ordinary words: only a whole literal or a path counts as the network's id. */
const ORDINARY = new Set(['x', 'threads', 'webhook', 'rss'])
const COMMENT = /(?<=^|[\s{(,])\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** Networks that a text names, its comments left out. */
export function networksNamedIn(text: string): string[] {
  const code = text.replaceAll(COMMENT, '')
  return Object.keys(PLATFORM_CONTRACTS).filter((id) =>
    ORDINARY.has(id)
      ? new RegExp(String.raw`(['"\x60])${id}\1|platforms/${id}/`).test(code)
      : new RegExp(id, 'i').test(code),
  )
}

const SANDBOX = 'the practice network has a server, a feed and records of its own'
const MARKETING = 'a public page says by name what the product can do'

/** Files and folders that may name a network, and why. */
export const MAY_NAME: readonly { of: RegExp; why: string }[] = [
  {
    of: /^(core|functions|web)\/src\/platforms\/(contracts|modules|platform-names|profiles|profile-exports)\.ts$/,
    why: 'registers every network',
  },
  { of: /^core\/src\/(api|model|collections)\/(sandbox|endpoints|collections)/, why: SANDBOX },
  { of: /^core\/src\/paths\.ts$/, why: SANDBOX },
  {
    of: /^functions\/src\/(sandbox\/|(api|store)\/sandbox|domain\/(connections\/(channel-settings|list-networks)|canary\/)|store\/refs)/,
    why: SANDBOX,
  },
  {
    of: /^functions\/src\/(index|compose\/(create-deps|read-config)|domain\/ports\/(config|deps|own-networks)|globals\.d|compose\/(routes|create-app|functions))\.ts$/,
    why: SANDBOX,
  },
  { of: /^web\/src\/(features\/sandbox-feed\/|config\/routes|app\/features|lib\/live\/refs)/, why: SANDBOX },
  { of: /^web\/src\/ui\/network-sheet\.module\.css$/, why: SANDBOX },
  { of: /^web\/src\/public\//, why: MARKETING },
  { of: /^web\/src\/dev\//, why: 'the gallery shows two marks' },
  { of: /^core\/src\/model\/reserved-usernames\.ts$/, why: 'names that nobody may take as theirs' },
  { of: /^core\/src\/scene\/safe-zones\.ts$/, why: 'addresses of what is written about them' },
  { of: /^core\/src\/scene\/templates\/(designs|kit)\//, why: 'an icon is called like a network' },
  { of: /^core\/src\/text\/top-level-domains\.ts$/, why: 'endings of addresses' },
  { of: /^core\/src\/passwords\/common-passwords\.ts$/, why: 'passwords that people use' },
  { of: /^functions\/src\/files\/feed\//, why: 'formats of feeds, one of them called like a network' },
  { of: /^web\/src\/ui\/chart-options\.ts$/, why: 'the axis of a chart is called like a network' },
]

/** Pattern of absolute web addresses that networks accept for links and buttons. */
export const WEB_ADDRESS_PATTERN = String.raw`^https?://[^\s/?#@.]+\.[^\s]+$`

/** A name with an address, such as a button below a message. */
export type SettingPair = { name: string; address: string }

/** Separator between name and address, one pair per line. */
const BETWEEN = ' | '

/** Parses the pairs of a setting, one per line, including those with an empty half. */
export function readPairs(value: string): SettingPair[] {
  if (value === '') return []
  return value.split('\n').map((line) => {
    const at = line.lastIndexOf(BETWEEN)
    return at < 0 ? { name: line, address: '' } : { name: line.slice(0, at), address: line.slice(at + BETWEEN.length) }
  })
}

export function writePairs(pairs: readonly SettingPair[]): string {
  return pairs.map(({ name, address }) => `${name}${BETWEEN}${address}`).join('\n')
}

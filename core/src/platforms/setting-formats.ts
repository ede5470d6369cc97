/** Whole addresses of the web, as networks take them for links and buttons. */
export const WEB_ADDRESS_PATTERN = String.raw`^https?://[^\s/?#@.]+\.[^\s]+$`

/** A name with an address, such as a button below a message. */
export type SettingPair = { name: string; address: string }

/** Stands between the two, in a line of their own. */
const BETWEEN = ' | '

/** The pairs of a setting, one a line; halves that are still empty included. */
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

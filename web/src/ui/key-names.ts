const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The name of the key that goes with others for commands on this device. */
export const COMMAND_KEY = IS_APPLE ? '⌘' : 'Ctrl'

const SHOWN = new Map([
  ['Mod', COMMAND_KEY],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
])

/** Keys as they are written on this device. */
export function keyNames(keys: readonly string[]): string[] {
  return keys.map((key) => SHOWN.get(key) ?? key)
}

/** Keys as browsers name them to assistive technology; undefined for keys one after the other, which they cannot name. */
export function ariaKeys(keys: readonly string[] | undefined): string | undefined {
  if (!keys) return undefined
  if (keys[0] === 'Mod') return [IS_APPLE ? 'Meta' : 'Control', ...keys.slice(1)].join('+')
  return keys.length === 1 ? keys[0] : undefined
}

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Name of the modifier key for commands on this device. */
export const COMMAND_KEY = IS_APPLE ? '⌘' : 'Ctrl'

const SHOWN = new Map([
  ['Mod', COMMAND_KEY],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
])

/** Returns the display names of keys on this device. */
export function keyNames(keys: readonly string[]): string[] {
  return keys.map((key) => SHOWN.get(key) ?? key)
}

/** Returns keys in the format of `aria-keyshortcuts`; undefined for key sequences, which the format does not support. */
export function ariaKeys(keys: readonly string[] | undefined): string | undefined {
  if (!keys) return undefined
  if (keys[0] === 'Mod') return [IS_APPLE ? 'Meta' : 'Control', ...keys.slice(1)].join('+')
  return keys.length === 1 ? keys[0] : undefined
}

/** The name of the key that goes with letters for commands on this device. */
export const COMMAND_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/** Opens the sheet of shortcuts. */
export const SHEET_KEY = '?'

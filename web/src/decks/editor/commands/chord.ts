/** Returns the pressed keys as one string: `mod+shift+z`. */
export function chordOf(event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) {
  const { key, code, altKey, shiftKey } = event
  const isCommand = event.ctrlKey || event.metaKey
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  // With Alt, some devices type other characters, so the letter is not in `key`.
  const pressed = altKey && letter !== undefined ? letter : key === '=' ? '+' : key === '_' ? '-' : key
  const isSign = pressed.length === 1 && !/\p{Letter}/u.test(pressed)
  return [
    ...(isCommand ? ['mod'] : []),
    ...(altKey ? ['alt'] : []),
    ...(shiftKey && !isSign ? ['shift'] : []),
    SAME.get(pressed) ?? pressed.toLowerCase(),
  ].join('+')
}

/** Returns the keys of an action in the format of `chordOf`. */
export function chordFor(keys: readonly string[]): string {
  return keys.map((key) => key.toLowerCase()).join('+')
}

const SAME = new Map([
  ['Backspace', 'delete'],
  [' ', 'space'],
  ['{', '['],
  ['}', ']'],
])

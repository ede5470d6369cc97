const SHOWN = 4
/** A key needs this many characters besides the shown ones: of a shorter one nothing is shown. */
const HIDDEN_MIN = 4

/** The last characters of a key, by which people recognise it. */
export function keyEnd(key: string): string {
  return key.length >= SHOWN + HIDDEN_MIN ? key.slice(-SHOWN) : ''
}

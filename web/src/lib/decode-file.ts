const EIGHT_BITS = ['windows-1252', 'windows-1250'] as const

/** Single-byte encodings of older spreadsheets. Files in them have no byte order mark, so the right one can only be guessed. */
export type EightBits = (typeof EIGHT_BITS)[number]

/** Text of a file with its encoding. */
export type Decoded = {
  text: string
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | EightBits
  /** Possible encodings with the ambiguous words as read in each, the chosen one first; empty if nothing is ambiguous. */
  readings: readonly Reading[]
}

export type Reading = { encoding: EightBits; text: string; words: readonly string[] }

const SAMPLE = 64 * 1024
/** Number of bytes per tolerated zero byte; more zero bytes indicate UTF-16 or binary data. */
const STRAY = 50
const WORDS = 3
/** Number of characters at the start of a file in which words are compared. */
const COMPARED = 256 * 1024
/** Central European letters that both encodings have at the same position, and that Western texts hardly ever contain. */
const CENTRAL = /[šžŠŽ]/
/** Characters that no Western text has inside a word, and that are letters in the other encoding. */
const SIGN_IN_WORD = /\p{L}[¹³¼¾¿£¥¯ªº\u0080-\u009f]|[¹³¼¾£¥¯\u0080-\u009f]\p{L}/u

/**
 * Decodes the text of a file: by its byte order mark, otherwise as UTF-16 or UTF-8 if valid, otherwise in the likelier of two encodings of older
 * spreadsheets. `unreadable`: the file contains no text, for example a workbook.
 */
export function decodeFile(bytes: Uint8Array): Decoded | 'unreadable' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be')
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = sample.filter((byte) => byte === 0).length
  if (zeros * STRAY > sample.length) return decodeUtf16(bytes)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8', readings: [] }
  } catch {
    return zeros > 0 ? decodeUtf16(bytes) : decodeEightBits(bytes)
  }
}

/**
 * Decodes UTF-16 without a byte order mark. The zero bytes of common characters are nearly all in the same half of each pair, which gives the byte
 * order.
 */
function decodeUtf16(bytes: Uint8Array): Decoded | 'unreadable' {
  const zeros = [0, 0]
  for (const [at, byte] of bytes.subarray(0, SAMPLE).entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (bytes.length % 2 === 1 || Math.min(even, odd) * 8 > Math.max(even, odd)) return 'unreadable'
  const encoding = odd > even ? 'utf-16le' : 'utf-16be'
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding, readings: [] }
  } catch {
    return 'unreadable'
  }
}

function decodeEightBits(bytes: Uint8Array): Decoded {
  const [western, central] = EIGHT_BITS.map((encoding) => new TextDecoder(encoding).decode(bytes))
  if (western === undefined || central === undefined || western === central) return decoded(bytes, 'windows-1252')
  const words = differingWords(western, central)
  const isCentral = CENTRAL.test(western) || SIGN_IN_WORD.test(western)
  const readings: Reading[] = [
    { encoding: 'windows-1252', text: western, words: words.map(([word]) => word) },
    { encoding: 'windows-1250', text: central, words: words.map(([, word]) => word) },
  ]
  const [first, second] = isCentral ? readings.toReversed() : readings
  if (!first || !second) return decoded(bytes, 'windows-1252')
  return { text: first.text, encoding: first.encoding, readings: [first, second] }
}

/** Returns the first words that differ between the two readings of a file; each character is one byte in both. */
function differingWords(western: string, central: string): [string, string][] {
  const found = new Map<string, [string, string]>()
  for (const { index, 0: word } of western.slice(0, COMPARED).matchAll(/[^\s,;|"]+/g)) {
    const other = central.slice(index, index + word.length)
    if (word !== other) found.set(word, [word, other])
    if (found.size === WORDS) break
  }
  return [...found.values()]
}

function decoded(bytes: Uint8Array, encoding: Decoded['encoding']): Decoded {
  return { text: new TextDecoder(encoding).decode(bytes), encoding, readings: [] }
}

/** How the text of a file was written. */
export type Decoded = { text: string; encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' }

/** The text of a file: in the encoding of its mark, else in UTF-8, else in the one that older spreadsheets write. */
export function decodeFile(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be')
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return decoded(bytes, 'windows-1252')
  }
}

function decoded(bytes: Uint8Array, encoding: Decoded['encoding']): Decoded {
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

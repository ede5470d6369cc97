/** How much of a file says in which encoding the rest is. */
const HEAD = 1_024

const BYTE_ORDER_MARKS: readonly [encoding: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
]

/** A text in the encoding that its mark, its type or its first line names; UTF-8 where nothing does. */
export function decodeText(bytes: Uint8Array, type: string): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD))
  const named = /charset\s*=\s*["']?([\w-]+)/i.exec(type) ?? /<\?xml[^>]*encoding\s*=\s*["']([\w-]+)/i.exec(head)
  return decodeAs(marked ?? named?.[1] ?? 'utf-8', bytes)
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder('utf-8').decode(bytes)
  }
}

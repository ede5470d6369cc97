/** Bytes at the beginning of a file that are searched for the encoding of the rest. */
const HEAD = 1_024
const TYPE_MAX = 200

const BYTE_ORDER_MARKS: readonly [encoding: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
]

/** Decodes text in the encoding declared by its byte order mark, type or first line; UTF-8 without a declaration. */
export function decodeText(bytes: Uint8Array, type: string): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD))
  const begin = head.indexOf('<?xml')
  const first = begin === -1 ? '' : (head.slice(begin).split('>', 1)[0] ?? '')
  const named = valueAfter('charset', type.slice(0, TYPE_MAX)) ?? valueAfter('encoding', first)
  return decodeAs(marked ?? named ?? 'utf-8', bytes)
}

/** Returns the value in `name = value`, without its quotes. */
function valueAfter(name: string, text: string): string | null {
  const at = text.toLowerCase().indexOf(name)
  const rest = at === -1 ? '' : text.slice(at + name.length).trim()
  if (!rest.startsWith('=')) return null
  return (
    rest
      .slice(1)
      .trim()
      .replaceAll(/["']/g, ' ')
      .trim()
      .split(/[\s;?]/, 1)[0] || null
  )
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder('utf-8').decode(bytes)
  }
}

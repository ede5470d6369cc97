export type ListItem = { depth: number; /** Of a numbered list. */ number: number | null; text: string }
export type MessageBlock = { at: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly ListItem[] }
)

const FENCE = '```'
const DEPTH = 2

/** A message in its lists and the text between them; the lines of a code block are no list. */
export function splitBlocks(message: string): MessageBlock[] {
  const blocks: MessageBlock[] = []
  let inCode = false
  for (const [at, line] of message.split('\n').entries()) {
    const item = inCode ? null : readItem(line)
    if (line.split(FENCE).length % 2 === 0) inCode = !inCode
    const last = blocks.at(-1)
    if (item && last?.kind === 'list') blocks[blocks.length - 1] = { ...last, items: [...last.items, item] }
    else if (item) blocks.push({ at, kind: 'list', items: [item] })
    else if (last?.kind === 'text') blocks[blocks.length - 1] = { ...last, text: `${last.text}\n${line}` }
    else blocks.push({ at, kind: 'text', text: line })
  }
  return blocks
}

function readItem(line: string): ListItem | null {
  const start = line.trimStart()
  const gap = start.indexOf(' ')
  const sign = start.slice(0, Math.max(gap, 0))
  const text = start.slice(gap + 1).trim()
  const number = readNumber(sign)
  if (text === '' || (sign !== '-' && sign !== '*' && number === null)) return null
  return { depth: Math.floor((line.length - start.length) / DEPTH), number, text }
}

/** The number of `3.`; null for anything else. */
function readNumber(sign: string): number | null {
  const digits = sign.slice(0, -1)
  return sign.endsWith('.') && digits.length <= 9 && /^\d+$/.test(digits) ? Number(digits) : null
}

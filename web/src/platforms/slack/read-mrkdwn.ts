import { ownValue } from '@postwright/core/own-value'

/** A node of a message as Slack renders it. */
export type MrkdwnNode =
  | { type: 'text' | 'code' | 'block'; text: string }
  | { type: 'bold' | 'italic' | 'strike' | 'quote'; nodes: MrkdwnNode[] }

const FENCE = '```'
const STYLES: Readonly<Record<string, 'bold' | 'italic' | 'strike'>> = { '*': 'bold', _: 'italic', '~': 'strike' }
const WORD = /[\p{L}\p{N}]/u

/**
 * Parses a message into the nodes of Slack's markup: https://docs.slack.dev/messaging/formatting-message-text (2026-11-24).
 * NOTE `<address|words>` stays text: the publisher escapes angle brackets, so that no text of a post notifies a whole channel.
 */
export function readMrkdwn(message: string): MrkdwnNode[] {
  const nodes: MrkdwnNode[] = []
  let rest = message
  for (;;) {
    const open = rest.indexOf(FENCE)
    const close = open === -1 ? -1 : rest.indexOf(FENCE, open + FENCE.length)
    const code = rest.slice(open + FENCE.length, close)
    if (close === -1 || code.trim() === '') return [...nodes, ...readLines(rest)]
    nodes.push(...readLines(rest.slice(0, open)), { type: 'block', text: code.replace(/^\n/, '') })
    rest = rest.slice(close + FENCE.length)
  }
}

/** Groups consecutive lines that begin with `>` into one quote. */
function readLines(text: string): MrkdwnNode[] {
  const nodes: MrkdwnNode[] = []
  let quoted: string[] = []
  let plain: string[] = []
  const endPlain = () => {
    if (plain.length > 0) nodes.push(...readInline(plain.join('\n')))
    plain = []
  }
  const endQuote = () => {
    if (quoted.length > 0) nodes.push({ type: 'quote', nodes: readInline(quoted.join('\n')) })
    quoted = []
  }
  for (const line of text.split('\n')) {
    if (line.startsWith('>') && line.length > 1) {
      endPlain()
      quoted.push(line.slice(1).trimStart())
    } else {
      endQuote()
      plain.push(line)
    }
  }
  endPlain()
  endQuote()
  return nodes
}

/** @param open characters of the enclosing styles: no style is nested in itself */
function readInline(text: string, open = ''): MrkdwnNode[] {
  const nodes: MrkdwnNode[] = []
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    const isSign = (sign === '`' || Object.hasOwn(STYLES, sign)) && !open.includes(sign)
    const end = isSign ? endOf(text, at) : -1
    if (end === -1) continue
    if (at > from) nodes.push({ type: 'text', text: text.slice(from, at) })
    const inner = text.slice(at + 1, end)
    const style = ownValue(STYLES, sign)
    nodes.push(
      style === undefined ? { type: 'code', text: inner } : { type: style, nodes: readInline(inner, open + sign) },
    )
    from = end + 1
    at = end
  }
  if (from < text.length) nodes.push({ type: 'text', text: text.slice(from) })
  return nodes
}

/**
 * Returns the position of a style's closing character on the same line, or -1: no blank directly inside the pair (a closing backtick may follow one)
 * and no word character directly outside.
 */
function endOf(text: string, start: number): number {
  const sign = text[start] ?? ''
  const before = text[start - 1] ?? ''
  const first = text[start + 1] ?? ''
  if (WORD.test(before) || before === sign || first === sign || isBlank(first)) return -1
  for (let at = start + 2; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] !== sign || (sign !== '`' && isBlank(text[at - 1] ?? ''))) continue
    const after = text[at + 1] ?? ''
    if (!WORD.test(after) && after !== sign) return at
  }
  return -1
}

function isBlank(sign: string): boolean {
  return sign.trim() === ''
}

import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '../preview/post-text.tsx'
import styles from './message-text.module.css'
import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser'
import { z } from 'zod'

/** Highlighted parts of a text: mentions from outside a server do not resolve to accounts, and there are no hashtags. */
const MARKS = { links: true, tags: false, mentions: 'none' } as const
const TAGS = { strong: 'strong', em: 'em', underline: 'u', strikethrough: 's' } as const

/** Shows a message with Discord's Markdown. */
export function MessageText({ text }: { text: string }) {
  const message = text.trim()
  if (message === '') return null
  return (
    <div className={styles.message}>
      {splitBlocks(message).map((block) =>
        block.kind === 'list' ? (
          <List key={block.at} items={block.items} />
        ) : (
          <div key={block.at}>
            <Nodes nodes={readMessage(block.text)} />
          </div>
        ),
      )}
    </div>
  )
}

function List({ items }: { items: readonly ListItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ depth, number, text }, at) => (
        // Items are identified by position: two may have the same text while typing.
        <li key={`${at} ${text}`} style={{ marginInlineStart: `${depth * 1.25}em` }} data-numbered={number !== null}>
          <span className={styles.sign} aria-hidden={number === null}>
            {number === null ? (depth % 2 === 0 ? '•' : '◦') : `${number}.`}
          </span>{' '}
          <Nodes nodes={readMessage(text)} />
        </li>
      ))}
    </ul>
  )
}

function Nodes({ nodes }: { nodes: readonly MessageNode[] }): ReactNode {
  return nodes.map((node, at) => <Node key={`${at} ${node.type}`} node={node} />)
}

function Node({ node }: { node: MessageNode }): ReactNode {
  switch (node.type) {
    case 'text':
      return <RichText text={node.text} marks={MARKS} shortens={false} />
    case 'br':
      return '\n'
    case 'strong':
    case 'em':
    case 'underline':
    case 'strikethrough': {
      const Tag = TAGS[node.type]
      return (
        <Tag>
          <Nodes nodes={node.nodes} />
        </Tag>
      )
    }
    case 'inlineCode':
      return <code className={styles.code}>{node.text}</code>
    case 'codeBlock':
      return (
        <pre className={styles.block}>
          <code>{node.text}</code>
        </pre>
      )
    case 'blockQuote':
      return (
        <blockquote className={styles.quote}>
          <Nodes nodes={node.nodes} />
        </blockquote>
      )
    case 'heading':
      return (
        <strong className={styles.heading} data-level={node.level}>
          <Nodes nodes={node.nodes} />
        </strong>
      )
    case 'subtext':
      return (
        <small className={styles.subtext}>
          <Nodes nodes={node.nodes} />
        </small>
      )
    case 'link':
      return (
        <span className={styles.link} title={node.target}>
          <Nodes nodes={node.nodes} />
        </span>
      )
    case 'spoiler':
      return <Spoiler nodes={node.nodes} />
  }
}

function Spoiler({ nodes }: { nodes: readonly MessageNode[] }) {
  const { t } = useTranslation('previews')
  const [isOpen, setOpen] = useState(false)
  return (
    <button
      type="button"
      className={styles.spoiler}
      aria-expanded={isOpen}
      title={t(isOpen ? 'previews:cover.hide' : 'previews:cover.show')}
      onClick={() => setOpen(!isOpen)}
    >
      <Nodes nodes={nodes} />
    </button>
  )
}

type ListItem = { depth: number; /** Number in a numbered list. */ number: number | null; text: string }

type MessageBlock = { at: number } & ({ kind: 'text'; text: string } | { kind: 'list'; items: readonly ListItem[] })

const FENCE = '```'

const DEPTH = 2

/** Splits a message into its lists and the text between them; lines of a code block are not list items. */
function splitBlocks(message: string): MessageBlock[] {
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

/** Returns the number of a list marker such as `3.`; null for any other marker. */
function readNumber(sign: string): number | null {
  const digits = sign.slice(0, -1)
  return sign.endsWith('.') && digits.length <= 9 && /^\d+$/.test(digits) ? Number(digits) : null
}

type Parent = 'strong' | 'em' | 'underline' | 'strikethrough' | 'blockQuote' | 'subtext' | 'spoiler'

/** A node of a message as Discord renders it. */
type MessageNode =
  | { type: 'text' | 'inlineCode' | 'codeBlock'; text: string }
  | { type: 'br' }
  | { type: Parent; nodes: MessageNode[] }
  | { type: 'heading'; level: number; nodes: MessageNode[] }
  | { type: 'link'; target: string; nodes: MessageNode[] }

/** Markup that stays text, because rendering it needs the members, channels or emoji of a server. */
const OF_SERVERS = ['user', 'channel', 'role', 'emoji', 'everyone', 'here', 'twemoji', 'timestamp', 'slashCommand']

const OMITTED = [...OF_SERVERS, 'guildNavigation']

const rules = Object.fromEntries(Object.entries(rulesExtended).filter(([name]) => !OMITTED.includes(name)))

const parse = SimpleMarkdown.parserFor(rules)

/** Start of a web address; only web addresses become masked links. */
const WEB = /^https?:\/\//i

/** Parses a message into the nodes of Discord's Markdown. */
function readMessage(message: string): MessageNode[] {
  return nodesSchema.parse(parse(message, { inline: true }))
}

const parentSchema = z.object({
  type: z.enum(['strong', 'em', 'underline', 'strikethrough', 'blockQuote', 'subtext', 'spoiler']),
  content: z.lazy(() => nodesSchema),
})

const nodeSchema: z.ZodType<MessageNode[]> = z.union([
  z
    .object({ type: z.enum(['inlineCode', 'codeBlock']), content: z.string() })
    .transform(({ type, content }) => [{ type, text: content }]),
  z.object({ type: z.enum(['br', 'newline']) }).transform(() => [{ type: 'br' as const }]),
  parentSchema.transform(({ type, content }) => [{ type, nodes: content }]),
  z
    .object({ type: z.literal('heading'), level: z.int(), content: z.lazy(() => nodesSchema) })
    .transform(({ level, content }) => [{ type: 'heading' as const, level, nodes: content }]),
  z
    .object({ type: z.literal('link'), target: z.string().regex(WEB), content: z.lazy(() => nodesSchema) })
    .transform(({ target, content }) => [{ type: 'link' as const, target, nodes: content }]),
  z.object({ content: z.string() }).transform(({ content }) => [{ type: 'text' as const, text: content }]),
  z.object({ content: z.lazy(() => nodesSchema) }).transform(({ content }) => content),
])

const nodesSchema: z.ZodType<MessageNode[]> = z.array(nodeSchema).transform((nodes) => nodes.flat())

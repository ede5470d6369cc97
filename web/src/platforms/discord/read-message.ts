import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser'
import { z } from 'zod'

type Parent = 'strong' | 'em' | 'underline' | 'strikethrough' | 'blockQuote' | 'subtext' | 'spoiler'

/** A piece of a message as Discord shows it. */
export type MessageNode =
  | { type: 'text' | 'inlineCode' | 'codeBlock'; text: string }
  | { type: 'br' }
  | { type: Parent; nodes: MessageNode[] }
  | { type: 'heading'; level: number; nodes: MessageNode[] }
  | { type: 'link'; target: string; nodes: MessageNode[] }

/** What these would read stays text: it needs the members, channels or emoji of a server. */
const OF_SERVERS = ['user', 'channel', 'role', 'emoji', 'everyone', 'here', 'twemoji', 'timestamp', 'slashCommand']
const OMITTED = [...OF_SERVERS, 'guildNavigation']
const rules = Object.fromEntries(Object.entries(rulesExtended).filter(([name]) => !OMITTED.includes(name)))
const parse = SimpleMarkdown.parserFor(rules)

/** Only addresses of the web are masked. */
const WEB = /^https?:\/\//i

/** A message in the pieces that Discord's Markdown makes of it. */
export function readMessage(message: string): MessageNode[] {
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

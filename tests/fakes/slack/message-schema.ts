import { z } from 'zod'

const plainText = z.strictObject({
  type: z.literal('plain_text'),
  text: z.string().min(1).max(3000),
  emoji: z.boolean().optional(),
})
const mrkdwn = z.strictObject({
  type: z.literal('mrkdwn'),
  text: z.string().min(1).max(3000),
  verbatim: z.boolean().optional(),
})

const sectionSchema = z.strictObject({
  type: z.literal('section'),
  text: z.discriminatedUnion('type', [plainText, mrkdwn]),
  block_id: z.string().max(255).optional(),
  expand: z.boolean().optional(),
})

const imageSchema = z.strictObject({
  type: z.literal('image'),
  image_url: z.url({ protocol: /^https?$/ }).max(3000),
  alt_text: z.string().min(1).max(2000),
  title: z.strictObject({ ...plainText.shape, text: z.string().min(1).max(2000) }).optional(),
  block_id: z.string().max(255).optional(),
})

const markdownSchema = z.strictObject({ type: z.literal('markdown'), text: z.string().min(1).max(12_000) })
const dividerSchema = z.strictObject({ type: z.literal('divider'), block_id: z.string().max(255).optional() })

/** Blocks that a message may hold, as far as posts need them. */
export const blocksSchema = z
  .array(z.discriminatedUnion('type', [sectionSchema, imageSchema, markdownSchema, dividerSchema]))
  .max(50)

/** Body of an incoming webhook. */
export const messageSchema = z.strictObject({
  text: z.string().max(40_000).optional(),
  blocks: z.unknown().optional(),
  mrkdwn: z.boolean().optional(),
  unfurl_links: z.boolean().optional(),
  unfurl_media: z.boolean().optional(),
})

import { z } from 'zod'

/** Forms carry numbers, flags and objects as text; JSON carries them as they are. */
const parsed = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value)
    } catch {
      return value
    }
  }, schema)

const replySchema = parsed(z.strictObject({ message_id: z.int(), allow_sending_without_reply: z.boolean().optional() }))
const previewSchema = parsed(z.strictObject({ is_disabled: z.boolean().optional(), url: z.url().optional() }))

const common = {
  chat_id: z.union([z.string(), z.int()]).transform(String),
  message_thread_id: parsed(z.int()).optional(),
  disable_notification: parsed(z.boolean()).optional(),
  protect_content: parsed(z.boolean()).optional(),
  reply_parameters: replySchema.optional(),
}

/** https://core.telegram.org/bots/api#inlinekeyboardmarkup (2026-11-29): below single messages only, never below an album. */
const keyboardSchema = parsed(
  z.strictObject({
    inline_keyboard: z.array(
      z.array(z.strictObject({ text: z.string().min(1), url: z.url({ protocol: /^(?:https?|tg)$/ }) })),
    ),
  }),
)
const single = { ...common, reply_markup: keyboardSchema.optional() }

const captionSchema = z.string().optional()
/** A file's content is another part of the form: `attach://name`, or the field itself. */
const fileSchema = z.union([z.string(), z.custom<object>((value) => typeof value === 'object' && value !== null)])

const itemSchema = z.strictObject({
  type: z.enum(['photo', 'video']),
  media: z.string().startsWith('attach://'),
  caption: captionSchema,
  width: z.int().optional(),
  height: z.int().optional(),
  duration: z.int().optional(),
  supports_streaming: z.boolean().optional(),
})

const videoFields = {
  width: parsed(z.int()).optional(),
  height: parsed(z.int()).optional(),
  duration: parsed(z.int()).optional(),
  supports_streaming: parsed(z.boolean()).optional(),
}

export const sendMessageSchema = z.strictObject({
  ...single,
  text: z.string(),
  link_preview_options: previewSchema.optional(),
})
export const sendPhotoSchema = z.strictObject({ ...single, photo: fileSchema, caption: captionSchema })
export const sendVideoSchema = z.strictObject({ ...single, video: fileSchema, caption: captionSchema, ...videoFields })
export const sendDocumentSchema = z.strictObject({ ...single, document: fileSchema, caption: captionSchema })
export const sendMediaGroupSchema = z.strictObject({ ...common, media: parsed(z.array(itemSchema).min(2).max(10)) })
export const emptySchema = z.strictObject({})
export const chatSchema = z.strictObject({ chat_id: common.chat_id })
export const memberSchema = z.strictObject({ chat_id: common.chat_id, user_id: parsed(z.int()) })

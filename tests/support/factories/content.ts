import { type PublishContent, publishContentSchema } from '@postwright/core/publishing/content'

/** Content with nothing but a text, or what the test is about. */
export function makeContent(text: string, fields: Partial<PublishContent> = {}): PublishContent {
  return publishContentSchema.parse({ text, media: [], ...fields })
}

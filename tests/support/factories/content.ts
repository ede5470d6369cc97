import { type PublishContent, publishContentSchema } from '@postwright/core/publishing/content'

/** Content with only a text; set only the fields that the test is about. */
export function makeContent(text: string, fields: Partial<PublishContent> = {}): PublishContent {
  return publishContentSchema.parse({ text, media: [], ...fields })
}

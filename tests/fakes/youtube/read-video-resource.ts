import { z } from 'zod'
import { Refusal } from '../support/refusal.ts'
import { googleError, refuse } from './google-error.ts'
import type { YouTubeVideo } from './youtube-state.ts'

const CATEGORIES = ['1', '2', '10', '15', '17', '19', '20', '22', '23', '24', '25', '26', '27', '28', '29']
const TAGS_MAX = 500

const resourceSchema = z.strictObject({
  snippet: z.strictObject({
    title: z.string(),
    description: z.string().optional(),
    tags: z.array(z.string()).optional(),
    categoryId: z.string().optional(),
    defaultLanguage: z.string().optional(),
  }),
  status: z
    .strictObject({
      privacyStatus: z.enum(['public', 'unlisted', 'private']).optional(),
      selfDeclaredMadeForKids: z.boolean().optional(),
      publishAt: z.string().optional(),
      containsSyntheticMedia: z.boolean().optional(),
      embeddable: z.boolean().optional(),
      license: z.enum(['youtube', 'creativeCommon']).optional(),
      publicStatsViewable: z.boolean().optional(),
    })
    .optional(),
})

/** A video resource as `videos.insert` takes it, refused with the reasons of the API. */
export function readVideoResource(
  value: unknown,
  parts: readonly string[],
  now: number,
): Pick<YouTubeVideo, 'snippet' | 'status'> {
  const parsed = resourceSchema.safeParse(value)
  if (!parsed.success) {
    const message = `Invalid JSON payload received. ${parsed.error.issues[0]?.message ?? ''}`
    throw new Refusal(googleError(400, 'badRequest', message, 'global'))
  }
  if (!parts.includes('snippet') || (parsed.data.status && !parts.includes('status'))) {
    throw new Refusal(
      googleError(400, 'unexpectedPart', 'The part parameter does not fit the resource.', 'youtube.part'),
    )
  }
  const { snippet, status = {} } = parsed.data
  const { title, description = '', tags = [], categoryId = '22' } = snippet
  if (title.trim() === '' || title.length > 100 || /[<>]/.test(title)) {
    refuse(400, 'invalidTitle', 'The request metadata specifies an invalid or empty video title.')
  }
  if (Buffer.byteLength(description) > 5000 || /[<>]/.test(description)) {
    refuse(400, 'invalidDescription', 'The request metadata specifies an invalid video description.')
  }
  if (lengthOf(tags) > TAGS_MAX) refuse(400, 'invalidTags', 'The request metadata specifies invalid video keywords.')
  if (!CATEGORIES.includes(categoryId)) refuse(400, 'invalidCategoryId', 'The snippet.categoryId property is invalid.')
  const at = status.publishAt === undefined ? null : Date.parse(status.publishAt)
  if (at !== null && (!(at > now) || status.privacyStatus !== 'private')) {
    refuse(400, 'invalidPublishAt', 'The request metadata specifies an invalid scheduled publishing time.')
  }
  return { snippet: { ...snippet, categoryId }, status: { privacyStatus: 'public', ...status } }
}

/** Length as the API counts it: a tag with a space counts two quotation marks, and commas separate tags. */
function lengthOf(tags: string[]): number {
  return tags.reduce((sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0), Math.max(tags.length - 1, 0))
}

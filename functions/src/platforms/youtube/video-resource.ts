import type { PublishContent } from '@postwright/core/publishing/content'
import { Unsendable } from '../oauth-api/unsendable.ts'

const TAGS_MAX = 500
const ANGLE = /[<>]/

/** The video as the network takes it. @throws Unsendable for what it would refuse after the upload */
export function videoResource({ title, text, settings }: PublishContent): object {
  const { privacyStatus, madeForKids, category } = settings
  if (title.trim() === '' || ANGLE.test(title)) {
    throw new Unsendable('content_policy', 'A title has 1 to 100 characters, without < and >.')
  }
  if (ANGLE.test(text)) throw new Unsendable('content_policy', 'A description must not hold < and >.')
  if (madeForKids !== 'yes' && madeForKids !== 'no') {
    throw new Unsendable('content_policy', 'Say whether the video is made for children.')
  }
  const tags = tagsIn(settings.tags)
  return {
    snippet: {
      title,
      description: text,
      ...(tags.length > 0 && { tags }),
      ...(typeof category === 'string' && { categoryId: category }),
    },
    status: {
      privacyStatus: typeof privacyStatus === 'string' ? privacyStatus : 'public',
      selfDeclaredMadeForKids: madeForKids === 'yes',
      containsSyntheticMedia: settings.madeWithAi === true,
    },
  }
}

/** Tags are typed with commas between them. One with a space counts its quotation marks too. */
function tagsIn(setting: unknown): string[] {
  const tags = typeof setting === 'string' ? setting.split(',').map((tag) => tag.trim()) : []
  const named = [...new Set(tags)].filter((tag) => tag !== '')
  const length = named.reduce(
    (sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0),
    Math.max(named.length - 1, 0),
  )
  if (length > TAGS_MAX) throw new Unsendable('content_policy', `Tags have at most ${TAGS_MAX} characters together.`)
  return named
}

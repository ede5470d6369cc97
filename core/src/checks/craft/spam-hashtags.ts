import type { Check } from '../check.ts'
import { withoutTag } from '../text/text-ranges.ts'

/** Tags that ask for likes or follows, and attract people who do not read. */
const SPAM = new Set(
  (
    'like4like likeforlike likeforlikes l4l follow4follow followforfollow f4f followme followback follow4followback instalike ' +
    'instagood tagsforlikes likesforlike like4likes sub4sub subforsub commentforcomment shoutout4shoutout s4s gainpost gainwithus ' +
    'foryou foryoupage fyp fypage viral viralpost trending explorepage'
  ).split(' '),
)

/** Score ceiling: networks treat these hashtags as bait. */
const CEILING = 0.88

/** Finds hashtags that networks and readers consider spam. */
export const spamHashtags: Check = {
  id: 'spamHashtags',
  version: 2,
  source: 'craft',
  weight: 4,
  run(_draft, { text, tags }) {
    if (tags.length === 0) return null
    return tags
      .filter(({ tag }) => SPAM.has(tag.toLowerCase()))
      .map(({ from, to, tag }) => ({
        reason: 'spam',
        place: { kind: 'text', from, to },
        evidence: `#${tag}`,
        values: { tag: `#${tag}` },
        fix: withoutTag(text, { from, to }),
        loss: 0.5,
        ceiling: CEILING,
      }))
  },
}

import { hashText } from '@postwright/core/checks/craft/text-hash'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import { EARLIER_WORDS_MAX } from '@postwright/core/model/earlier-posts'
import { excerptOf } from '@postwright/core/text/excerpt'

/** The form of a text that drafts are compared with. Its id derives from its index. */
export function earlierText(text: string, at: number): CheckedDraft['earlier'][number] {
  return { id: `p${at}`, sum: hashText(text), words: excerptOf(text, EARLIER_WORDS_MAX), plannedAt: at }
}

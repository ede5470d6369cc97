import { useTranslation } from 'react-i18next'
import type { ReadRadarPost } from '@postwright/core/api/radar'
import { POST_NOTE_MAX } from '@postwright/core/limits'
import { emptyDraft } from '@postwright/core/model/post'
import type { RadarSource } from '@postwright/core/model/radar'
import type { RadarTopic } from '@postwright/core/radar/find-topics'
import { excerptOf } from '@postwright/core/text/excerpt'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'

const EXCERPT_MAX = 120

type Gap = { topic: RadarTopic; posts: readonly ReadRadarPost[]; sources: readonly RadarSource[] }

/** Returns a function that creates and opens a draft about a topic. The note of the draft lists the sources' posts about the topic. */
export function useGapDraft() {
  const { t } = useTranslation('competitors')
  const begin = useBeginDocument(async () => postDrafts)
  return ({ topic, posts, sources }: Gap): Promise<void> => {
    const terms = topic.terms.join(', ')
    const evidence = posts.map(({ sourceId, text, link }) => {
      const name = sources.find(({ id }) => id === sourceId)?.name ?? ''
      return `- ${name}: ${excerptOf(text, EXCERPT_MAX)}${link === '' ? '' : `\n  ${link}`}`
    })
    const counts = t('competitors:topics.counts', { count: topic.count, sources: topic.sources.length, own: topic.own })
    const note = fitLines([t('competitors:draft.note', { terms }), counts, ...evidence], POST_NOTE_MAX)
    return begin({ ...emptyDraft(), text: t('competitors:draft.text', { terms }), note })
  }
}

/** Joins as many whole lines as fit into `max` characters. */
function fitLines(lines: readonly string[], max: number): string {
  let text = ''
  for (const line of lines) {
    const next = text === '' ? line : `${text}\n${line}`
    if (next.length > max) break
    text = next
  }
  return text
}

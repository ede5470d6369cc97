import type { PublishContent } from '@postwright/core/publishing/content'

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/
const LANGUAGES_MAX = 3

/** Languages and content label of a post, as they were chosen. */
export function postOptions({ languages, label }: PublishContent['settings']): object {
  const langs = String(languages ?? '')
    .split(/[\s,]+/)
    .filter((language) => LANGUAGE.test(language))
    .slice(0, LANGUAGES_MAX)
  const isLabelled = typeof label === 'string' && label !== 'none'
  return {
    ...(langs.length > 0 && { langs }),
    ...(isLabelled && { labels: { $type: 'com.atproto.label.defs#selfLabels', values: [{ val: label }] } }),
  }
}

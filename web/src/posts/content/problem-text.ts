import type { TFunction } from 'i18next'
import type { Platform } from '@postwright/core/platforms/platform'
import type { ContentProblem } from '@postwright/core/publishing/content-problem'
import { platformName } from '@/platforms/platform-name.ts'
import { formatTimeLimit } from '@/ui/format-length.ts'

const MEGABYTE = 1_000_000

/**
 * Returns the message for content that a network would not accept. Names of settings come from the network's locale file, which the screen has to
 * load; until then a setting is not named.
 */
export function problemText(t: TFunction, problem: ContentProblem, platform: Platform): string {
  const network = platformName(platform)
  if (
    problem.code === 'setting_missing' ||
    problem.code === 'setting_invalid' ||
    problem.code === 'setting_with_files'
  ) {
    const unnamed = t('studio:problem.setting')
    const label = `settings.${problem.key}.label`
    const setting = t(label, { ns: `platforms/${platform}`, defaultValue: unnamed })
    const code = problem.code === 'setting_with_files' && problem.max === 0 ? 'setting_without_files' : problem.code
    return t(`studio:problem.${code}`, { ...valuesOf(problem), network, setting })
  }
  return t(`studio:problem.${problem.code}`, { ...valuesOf(problem), network })
}

/** Returns the values for the message of a problem, in display units. */
function valuesOf(problem: ContentProblem): Record<string, string | number> {
  const { code, ...facts } = problem
  if (code === 'text_too_long' || code === 'title_too_long' || code === 'comment_too_long') {
    return { count: problem.count - problem.max, max: problem.max }
  }
  if (code === 'video_length' || code === 'poll_duration') {
    return { min: formatTimeLimit(problem.min), max: formatTimeLimit(problem.max) }
  }
  if (code === 'video_too_large' || code === 'document_too_large') return { max: problem.max / MEGABYTE }
  if (code === 'setting_with_files') return { count: problem.max }
  if ('mime' in problem) return { kind: problem.mime.replace(/^.*\//, '').toUpperCase() }
  if ('count' in problem) return { total: problem.count, max: problem.max }
  return facts
}

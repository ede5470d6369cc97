import { languageName } from '@postwright/core/captions/language-tags'
import { VARIANT_WARNING_MAX } from '@postwright/core/limits'

export type MissingCaptions = { language: string; why: string }

/** Returns the warning for a publication without some of its captions; null when none are missing. */
export function captionsWarning(missing: readonly MissingCaptions[]): string | null {
  const [first] = missing
  if (!first) return null
  const languages = missing.map(({ language }) => languageName(language)).join(', ')
  return `The video has no captions in ${languages}: ${first.why}`.slice(0, VARIANT_WARNING_MAX)
}

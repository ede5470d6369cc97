import { languageName } from '@postwright/core/captions/language-tags'
import { VARIANT_WARNING_MAX } from '@postwright/core/limits'
import { fillWords } from '../domain/fill-words.ts'
import { NETWORK_WORDS } from '../domain/network-words.ts'

export type MissingCaptions = { language: string; why: string }

/** Returns the warning for a publication without some of its captions; null when none are missing. */
export function captionsWarning(missing: readonly MissingCaptions[]): string | null {
  const [first] = missing
  if (!first) return null
  const languages = missing.map(({ language }) => languageName(language)).join(', ')
  return fillWords(NETWORK_WORDS.shared.captionsMissing, { languages, why: first.why }).slice(0, VARIANT_WARNING_MAX)
}

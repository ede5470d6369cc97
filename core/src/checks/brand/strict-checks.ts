import { type BrandStrength, getStrength, STRICT_RULES, type StrictRule } from '../../model/brand-strictness.ts'
import type { Check } from '../check.ts'
import { bannedHashtags } from './banned-hashtags.ts'
import { bannedWords } from './banned-words.ts'
import type { BrandRules } from './brand-rules.ts'
import { emojiPolicy } from './emoji-policy.ts'
import { exactTerms } from './exact-terms.ts'
import { preferredWords } from './preferred-words.ts'
import { requiredWords } from './required-words.ts'

/** The check of each strict rule: a rule whose breaches can hold a post. */
export const STRICT_CHECKS: Readonly<Record<StrictRule, Check>> = {
  banned: bannedWords,
  preferred: preferredWords,
  required: requiredWords,
  terms: exactTerms,
  emoji: emojiPolicy,
  hashtags: bannedHashtags,
}

const RULE_OF_CHECK = new Map(STRICT_RULES.map((rule) => [STRICT_CHECKS[rule].id, rule]))

/** Returns the consequence of a breach found by a check; `tell` for checks that never hold a post. */
export function getStrengthOfCheck(brand: BrandRules | null, checkId: string): BrandStrength {
  const rule = RULE_OF_CHECK.get(checkId)
  return rule === undefined ? 'tell' : getStrength(brand?.strictness ?? [], rule)
}

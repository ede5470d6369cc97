import type { BrandRules } from '../checks/brand/brand-rules.ts'
import { STRICT_CHECKS } from '../checks/brand/strict-checks.ts'
import type { Found } from '../checks/check.ts'
import { draftOfText } from '../checks/checked-draft.ts'
import { analyzeText } from '../checks/text/analyze-text.ts'
import { BRAND_BREACHES_MAX, BREACH_WORDS_MAX, type BrandBreach } from '../model/brand-verdict.ts'
import { getStrength, type HoldingStrength, STRICT_RULES, type StrictRule } from '../model/brand-strictness.ts'
import type { PublishContent } from '../publishing/content.ts'

/** Lists all texts of a publication that people read or hear, each as written. */
export function listWords({ title, text, poll, media }: PublishContent): string[] {
  return [title, text, ...(poll?.options ?? []), ...media.map(({ alt }) => alt)].filter((each) => each.trim() !== '')
}

/**
 * Finds the rule breaches that hold a publication, in all its texts: each banned word is listed once, and breaches that need an approval come first.
 * A required word can be in any of the texts.
 */
export function findBreaches(brand: BrandRules, texts: readonly string[]): BrandBreach[] {
  const held = STRICT_RULES.flatMap((rule) => {
    const strength = getStrength(brand.strictness ?? [], rule)
    return strength === 'tell' ? [] : [{ rule, strength }]
  })
  if (held.length === 0) return []
  const languages = brand.languages?.length ? brand.languages : undefined
  const analyzed = [...new Set(texts)].map((text) => ({
    draft: draftOfText(text, { brand }),
    text: analyzeText(text, languages),
  }))
  const breaches = held.flatMap(({ rule, strength }) => {
    const found = analyzed.map(({ draft, text }) => STRICT_CHECKS[rule].run(draft, text) ?? [])
    if (rule === 'required' && found.some((each) => each.length === 0)) return []
    return found.flat().map((each) => breachOf(rule, strength, each))
  })
  const once = Map.groupBy(breaches, ({ rule, evidence }) => JSON.stringify([rule, evidence.toLowerCase()]))
  return [...once.values()]
    .flatMap(([first]) => first ?? [])
    .toSorted((a, b) => Number(a.strength === 'ask') - Number(b.strength === 'ask'))
    .slice(0, BRAND_BREACHES_MAX)
}

function breachOf(rule: StrictRule, strength: HoldingStrength, { evidence = '', values = {} }: Found): BrandBreach {
  const instead = rule === 'required' ? values.words : values.instead
  return { rule, strength, evidence: cut(evidence), instead: cut(String(instead ?? '')) }
}

function cut(words: string): string {
  return words.slice(0, BREACH_WORDS_MAX)
}

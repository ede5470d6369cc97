import { z } from 'zod'

/** The lists and choices of a kit that can hold a post up, as the kit has them. */
export const STRICT_RULES = ['banned', 'preferred', 'required', 'terms', 'emoji', 'hashtags'] as const

/** From the least to the most that a breach leads to: a finding, a question at scheduling, the need of an approval. */
export const BRAND_STRENGTHS = ['tell', 'ask', 'block'] as const

export type StrictRule = (typeof STRICT_RULES)[number]
export type BrandStrength = (typeof BRAND_STRENGTHS)[number]
export type HoldingStrength = Exclude<BrandStrength, 'tell'>

export const strictRuleSchema = z.enum(STRICT_RULES)
export const holdingStrengthSchema = z.enum(BRAND_STRENGTHS).exclude(['tell'])

/** A rule that is not listed only tells. */
export const brandStrictnessSchema = z
  .array(z.object({ rule: strictRuleSchema, strength: holdingStrengthSchema }))
  .max(STRICT_RULES.length)

export type BrandStrictness = z.infer<typeof brandStrictnessSchema>

/** Of a rule that is listed twice the greater strength counts. */
export function getStrength(strictness: BrandStrictness, rule: StrictRule): BrandStrength {
  return strictness.reduce<BrandStrength>(
    (most, each) =>
      each.rule === rule && BRAND_STRENGTHS.indexOf(each.strength) > BRAND_STRENGTHS.indexOf(most)
        ? each.strength
        : most,
    'tell',
  )
}

/** The list with another strength of one rule, in the order of the rules. */
export function withStrength(strictness: BrandStrictness, rule: StrictRule, strength: BrandStrength): BrandStrictness {
  return STRICT_RULES.flatMap((each) => {
    const found = each === rule ? strength : getStrength(strictness, each)
    return found === 'tell' ? [] : [{ rule: each, strength: found }]
  })
}

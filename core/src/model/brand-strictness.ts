import { z } from 'zod'

/** Word lists and settings of a kit that can block a post, in the order of the kit. */
export const STRICT_RULES = ['banned', 'preferred', 'required', 'terms', 'emoji', 'hashtags'] as const

/** Consequences of a breach, from the mildest to the strictest: a finding, a confirmation when scheduling, a required approval. */
export const BRAND_STRENGTHS = ['tell', 'ask', 'block'] as const

export type StrictRule = (typeof STRICT_RULES)[number]
export type BrandStrength = (typeof BRAND_STRENGTHS)[number]
export type HoldingStrength = Exclude<BrandStrength, 'tell'>

export const strictRuleSchema = z.enum(STRICT_RULES)
export const holdingStrengthSchema = z.enum(BRAND_STRENGTHS).exclude(['tell'])

/** Strength of each strict rule. The breach of a rule that is not listed is only a finding. */
export const brandStrictnessSchema = z
  .array(z.object({ rule: strictRuleSchema, strength: holdingStrengthSchema }))
  .max(STRICT_RULES.length)

export type BrandStrictness = z.infer<typeof brandStrictnessSchema>

/** Returns the strength of a rule; if it is listed twice, the greater strength counts. */
export function getStrength(strictness: BrandStrictness, rule: StrictRule): BrandStrength {
  return strictness.reduce<BrandStrength>(
    (most, each) =>
      each.rule === rule && BRAND_STRENGTHS.indexOf(each.strength) > BRAND_STRENGTHS.indexOf(most)
        ? each.strength
        : most,
    'tell',
  )
}

/** Returns the list with a new strength for one rule, in the order of the rules. */
export function withStrength(strictness: BrandStrictness, rule: StrictRule, strength: BrandStrength): BrandStrictness {
  return STRICT_RULES.flatMap((each) => {
    const found = each === rule ? strength : getStrength(strictness, each)
    return found === 'tell' ? [] : [{ rule: each, strength: found }]
  })
}

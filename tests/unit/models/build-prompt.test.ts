import { NO_BRAND_RULES } from '@postwright/core/checks/brand/brand-rules'
import type { PersonaRules } from '@postwright/core/checks/persona/persona-rules'
import { buildPrompt, type PromptParts } from '@postwright/core/llm/build-prompt'
import { MODEL_TASKS } from '@postwright/core/model/model-run'
import type { PromptBrand } from '@postwright/core/llm/prompt-brand'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { describe, expect, it } from 'vitest'

const PARTS: PromptParts = {
  task: 'shorten',
  text: 'Our oak tables last for generations.',
  finding: null,
  choice: '',
  contract: null,
  brand: null,
  persona: null,
}
const BRAND: PromptBrand = {
  name: 'Oak & Ash',
  notes: ['Tone: casual.', 'Name the tree first'],
  rules: {
    ...NO_BRAND_RULES,
    banned: [
      { word: 'cheap', replacement: 'fair' },
      { word: 'synergy', replacement: '' },
    ],
    terms: ['OakWorks'],
    spelling: 'uk',
    emoji: 'none',
  },
}
const PERSONA: PersonaRules = {
  name: 'Vera',
  uses: ['bench'],
  avoids: ['luxury'],
  gradeMax: 8,
  pains: [{ text: 'Tables wobble', words: ['wobble'] }],
  objections: [{ text: 'Too dear', words: ['dear'] }],
  proof: ['number'],
}

const promptOf = (given: Partial<PromptParts>) => buildPrompt({ ...PARTS, ...given })
const systemOf = (given: Partial<PromptParts>) => promptOf(given)[0]?.content ?? ''
const userOf = (given: Partial<PromptParts>) => promptOf(given)[1]?.content ?? ''

describe('the prompt of a request', () => {
  it.each(MODEL_TASKS)('for %s has the text whole, and no empty line of a rule that says nothing', (task) => {
    expect(userOf({ task, choice: 'French' })).toContain(`<text>\n${PARTS.text}\n</text>`)
    expect(systemOf({ task, brand: { ...BRAND, notes: [], rules: NO_BRAND_RULES } })).not.toMatch(/\n\n|\n$/)
  })

  it('names tone and language', () => {
    expect(userOf({ task: 'tone', choice: 'warm' })).toContain('in this tone: warm')
    expect(userOf({ task: 'translate', choice: 'German' })).toContain('into German')
    expect(systemOf({ task: 'translate', choice: 'German' })).not.toContain('in the language of the text')
  })

  it('names the finding that a rewriting is to mend, and only then', () => {
    const finding = { evidence: 'very unique', sentence: 'This says the same twice.' }
    expect(userOf({ task: 'rewrite', finding })).toContain(
      'Weakness: This says the same twice.\nSeen at: "very unique"',
    )
    expect(userOf({ task: 'shorten', finding })).not.toContain('Weakness')
  })

  it('tells the voice of the brand: words, replacements, names, spelling, emoji and its own rules', () => {
    const told = systemOf({ brand: BRAND })
    expect(told).toContain('Brand: Oak & Ash.')
    expect(told).toContain('- Name the tree first')
    expect(told).toContain('Never write: cheap (write: fair), synergy.')
    expect(told).toContain('Write exactly so: OakWorks.')
    expect(told).toContain('British spelling.')
    expect(told).toContain('No emoji.')
  })

  it('tells who reads: words, reading level, troubles, objections and proof', () => {
    const told = systemOf({ persona: PERSONA })
    expect(told).toContain('Readers: Vera.')
    expect(told).toContain('school grade 8')
    for (const word of ['bench', 'luxury', 'Tables wobble', 'Too dear', 'figures']) expect(told).toContain(word)
  })

  it('tells the limits of the network', () => {
    expect(systemOf({ contract: PLATFORM_CONTRACTS.bluesky })).toContain('for Bluesky: at most 300 characters')
    expect(systemOf({})).not.toContain('at most')
  })

  it('asks for lines where a list is wanted, and else for the text alone', () => {
    expect(systemOf({ task: 'ideas' })).toContain('one entry a line')
    expect(systemOf({ task: 'tone' })).toContain('the whole new text and nothing else')
  })

  it('is the same for the same request', () => {
    expect(promptOf({ brand: BRAND, persona: PERSONA })).toEqual(promptOf({ brand: BRAND, persona: PERSONA }))
  })
})

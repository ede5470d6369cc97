import { brandRulesOf } from '@postwright/core/brand-kit/to-brand-rules'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { findBreaches, listWords } from '@postwright/core/brand-kit/find-breaches'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { runChecks } from '@postwright/core/checks/run-checks'
import type { BrandKitDraft, BrandVoice } from '@postwright/core/model/brand-kit'
import { getStrength, withStrength, type BrandStrictness } from '@postwright/core/model/brand-strictness'
import { describe, expect, it } from 'vitest'

const KIT = emptyBrandKit('Juniper workshop', 0)

function rulesOf(strictness: BrandStrictness, voice: Partial<BrandVoice> = {}, banned: string[] = []) {
  const kit: BrandKitDraft = {
    ...KIT,
    strictness,
    voice: { ...KIT.voice, ...voice },
    hashtags: { ...KIT.hashtags, banned },
  }
  return brandRulesOf(kit)
}

const CHEAP = { banned: [{ word: 'cheap', replacement: 'affordable' }] }

describe('the breaches of a publication', () => {
  it('are those of rules that hold posts up, each word once and those that block first', () => {
    const rules = rulesOf(
      [
        { rule: 'banned', strength: 'ask' },
        { rule: 'hashtags', strength: 'block' },
      ],
      { ...CHEAP, terms: ['Oak & Elm'] },
      ['sale'],
    )
    expect(findBreaches(rules, ['A cheap table, CHEAP as chips. #sale', 'oak & elm'])).toEqual([
      { rule: 'hashtags', strength: 'block', evidence: '#sale', instead: '' },
      { rule: 'banned', strength: 'ask', evidence: 'cheap', instead: 'affordable' },
    ])
  })

  it('are none of rules that only tell', () => {
    expect(findBreaches(rulesOf([], CHEAP), ['A cheap table.'])).toEqual([])
  })

  it('are looked for in every text, and a required word may stand in any of them', () => {
    const rules = rulesOf([{ rule: 'required', strength: 'ask' }], { required: ['juniper', 'workshop'] })
    expect(findBreaches(rules, ['A table.', 'From our workshop.'])).toEqual([])
    expect(findBreaches(rules, ['A table.', 'A chair.'])).toEqual([
      { rule: 'required', strength: 'ask', evidence: '', instead: 'juniper, workshop' },
    ])
  })

  it('are found in titles, polls and image descriptions too', () => {
    const file = { mediaId: 'm1', alt: 'Cheap', mime: 'image/png', bytes: 1, width: 1, height: 1 } as const
    const content = {
      text: '',
      title: 'A title',
      poll: { options: ['One', 'Two'], duration: 1, multiple: false },
      settings: {},
      media: [{ ...file, durationMs: null, pages: null }],
    }
    expect(listWords(content)).toEqual(['A title', 'One', 'Two', 'Cheap'])
  })

  it('are found in bounded time in a text made to be slow', () => {
    const banned = Array.from({ length: 100 }, (_, at) => ({ word: `a b${at}`, replacement: '' }))
    const rules = rulesOf(
      [
        { rule: 'banned', strength: 'block' },
        { rule: 'emoji', strength: 'block' },
        { rule: 'hashtags', strength: 'block' },
      ],
      { banned, emoji: 'none' },
      ['x'],
    )
    const slow = [' '.repeat(9_000) + '🙂'.repeat(500), 'a '.repeat(5_000), ' #x'.repeat(3_300), '\n'.repeat(10_000)]
    const start = performance.now()
    expect(findBreaches(rules, slow).length).toBeGreaterThan(0)
    expect(performance.now() - start).toBeLessThan(3_000)
  })
})

describe('the score of a draft', () => {
  it.each(['ask', 'block'] as const)('is never good with a breach of a rule that is set to %s', (strength) => {
    const brand = rulesOf([{ rule: 'terms', strength }], { terms: ['Juniper'] })
    const text = 'We planed the oak for two days at juniper. What would you build with it?'
    const { score, findings, ceiling } = runChecks(draftOfText(text, { brand }))
    expect(ceiling).toBeLessThan(80)
    expect(score).toBeLessThan(80)
    expect(findings.find(({ check }) => check === 'exactTerms')).toMatchObject({ strength })
  })

  it('has no ceiling for a rule that only tells', () => {
    const brand = rulesOf([], { terms: ['Juniper'] })
    expect(runChecks(draftOfText('At juniper we plane oak.', { brand })).ceiling).toBe(100)
  })
})

describe('how strict a rule is', () => {
  it('is what the list says, and otherwise to tell', () => {
    const set = withStrength([{ rule: 'emoji', strength: 'ask' }], 'banned', 'block')
    expect(set).toEqual([
      { rule: 'banned', strength: 'block' },
      { rule: 'emoji', strength: 'ask' },
    ])
    expect([getStrength(set, 'banned'), getStrength(set, 'terms')]).toEqual(['block', 'tell'])
    expect(withStrength(set, 'emoji', 'tell')).toEqual([{ rule: 'banned', strength: 'block' }])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillVariables, variableKey, variablesIn } from '@postwright/core/text/template-variables'

const values = (given: Record<string, string>) =>
  new Map(Object.entries(given).map(([name, value]) => [variableKey(name), value]))

describe('the variables of a template', () => {
  it('are named once each, in the order in which they appear', () => {
    expect(variablesIn(['{{Product}} on {{ day }}: {{product}}', 'See {{link}} {{day}}'])).toEqual([
      'Product',
      'day',
      'link',
    ])
  })

  it('may have blanks, digits and letters of every script', () => {
    expect(variablesIn(['{{Name des Gasts}} {{größe_2}} {{場所}} {{e-mail}}'])).toEqual([
      'Name des Gasts',
      'größe_2',
      '場所',
      'e-mail',
    ])
  })

  it('are not what only looks like them', () => {
    expect(variablesIn(['{{}} {{ }} {name} {{a\nb}} {{<b>}} {{ name }', `{{${'x'.repeat(41)}}}`])).toEqual([])
  })
})

describe('filling a template', () => {
  it('puts each value wherever its variable stands, however that is written', () => {
    expect(fillVariables('{{Day}} and {{ day }}', values({ day: 'Monday' }))).toBe('Monday and Monday')
  })

  it('leaves a variable without a value as it is written', () => {
    expect(fillVariables('Hello {{ Name }}', values({}))).toBe('Hello {{ Name }}')
  })

  it('takes values as they are, also those that look like a pattern or another variable', () => {
    expect(fillVariables('{{a}} {{b}}', values({ a: '$& {{b}} $1', b: 'two' }))).toBe('$& {{b}} $1 two')
  })

  it('changes no text outside of variables', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.string(), (around, value) => {
        const plain = around.map((text) => text.replaceAll(/[{}]/g, ''))
        expect(fillVariables(plain.join('{{x}}'), values({ x: value }))).toBe(plain.join(value))
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { excerptOf } from '@postwright/core/text/excerpt'

describe('an excerpt', () => {
  it('is the first line that says something', () => {
    expect(excerptOf('\n  \n Fresh from the workshop \nand more', 80)).toBe('Fresh from the workshop')
    expect(excerptOf(' \n ', 80)).toBe('')
  })

  it('keeps a line that fits and ends a longer one with an ellipsis, within the limit', () => {
    expect(excerptOf('x'.repeat(80), 80)).toBe('x'.repeat(80))
    const cut = excerptOf('x'.repeat(81), 80)
    expect(cut).toBe(`${'x'.repeat(79)}…`)
    expect(excerptOf('four words and more', 11)).toBe('four words…')
  })

  it('never cuts through a character', () => {
    const family = '👩‍🔧'
    const cut = excerptOf(family.repeat(30), 80)
    expect(cut.length).toBeLessThanOrEqual(80)
    expect(cut).toBe(`${family.repeat(15)}…`)
  })
})

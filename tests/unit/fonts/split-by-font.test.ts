import { describe, expect, it } from 'vitest'
import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'
import { splitByFont } from '@postwright/core/fonts/split-by-font'

function split(text: string, family: string): string[] {
  const find = (name: string) => BUNDLED_FAMILIES.find((bundled) => bundled.name === name) ?? null
  return splitByFont(text, family, find).map(
    ({ text: piece, source }) => `${piece}: ${source ? `${source.family} ${source.subset}` : 'machine'}`,
  )
}

describe('a text cut by the font files that draw it', () => {
  it('is one piece where one file has all of it', () => {
    expect(split('Déjà vu, twice', 'Lato')).toEqual(['Déjà vu, twice: Lato latin'])
  })

  it('is cut where another subset begins', () => {
    expect(split('Erdős', 'Lato')).toEqual(['Erd: Lato latin', 'ő: Lato latin-ext', 's: Lato latin'])
  })

  it('keeps a mark with its letter', () => {
    expect(split('e\u0301a', 'Lato')).toEqual(['e\u0301a: Lato latin'])
  })

  it('falls back to a family that has the script', () => {
    expect(split('שלום', 'Anton')).toEqual(['שלום: Heebo hebrew'])
    expect(split('مرحبا', 'Anton')).toEqual(['مرحبا: Cairo arabic'])
    expect(split('Привет', 'Lato')).toEqual(['Привет: Inter cyrillic'])
  })

  it('leaves emoji to the machine, joined ones whole, but not digits', () => {
    expect(split('1 👩‍🚀', 'Lato')).toEqual(['1 : Lato latin', '👩‍🚀: machine'])
  })

  it('leaves what no family has to the machine', () => {
    expect(split('日本', 'Lato')).toEqual(['日本: machine'])
  })
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'
import { SUBSET_RANGES } from '@postwright/core/fonts/font-subsets'

const resolve = createRequire(new URL('../../../web/package.json', import.meta.url)).resolve
const packageFile = z.object({ version: z.string(), license: z.string() })
const metadataFile = z.object({
  family: z.string(),
  weights: z.array(z.number()),
  styles: z.array(z.string()),
  subsets: z.array(z.string()),
})

function folderOf(folder: string): string {
  return dirname(resolve(`@fontsource/${folder}/package.json`))
}

function read<T>(folder: string, file: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(join(folderOf(folder), file), 'utf8')))
}

describe('the families that come with the product', () => {
  it('are thirty', () => {
    expect(new Set(BUNDLED_FAMILIES.map(({ name }) => name)).size).toBe(30)
  })

  it.each(BUNDLED_FAMILIES.map((family) => [family.name, family] as const))(
    '%s has the name, version, licence and shapes of its files',
    (name, { folder, version, weights, italics, subsets }) => {
      const { family, ...has } = read(folder, 'metadata.json', metadataFile)
      expect(family).toBe(name)
      expect(read(folder, 'package.json', packageFile)).toEqual({ version, license: 'OFL-1.1' })
      expect(has.weights).toEqual(expect.arrayContaining([...weights]))
      expect(weights).toEqual(expect.arrayContaining([...italics]))
      expect(italics.length > 0).toBe(has.styles.includes('italic'))
      expect(has.subsets).toEqual(expect.arrayContaining([...subsets]))
    },
  )

  it('are cut into the ranges that are written down, but for a few signs of one', () => {
    for (const { folder, subsets } of BUNDLED_FAMILIES) {
      const ranges = read(folder, 'unicode.json', z.record(z.string(), z.string()))
      for (const subset of subsets) {
        const inPlane = ranges[subset]?.split(',').filter((range) => subset !== 'arabic' || !range.startsWith('U+1'))
        const known = folder === 'source-sans-3' && subset === 'latin-ext' ? 'U+20AD-20C4' : 'U+20AD-20C0'
        expect(inPlane, `${folder} ${subset}`).toEqual(SUBSET_RANGES[subset].replace('U+20AD-20C0', known).split(','))
      }
    }
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applySafeFixes } from '@postwright/core/checks/apply-safe-fixes'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { expect, it } from 'vitest'
import { z } from 'zod'

/**
 * 600 texts of an editor who did not know the checks (`tests/corpus/safe-fixes`): 300 that must not change, and 300 with their expected
 * fixes. Texts from which the editor removed a campaign's own tracking parameters were replaced: these parameters stay.
 */
const FOLDER = join(import.meta.dirname, '../../corpus/safe-fixes')
const read = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))

const held = z.array(z.string()).parse(read('hold.json'))
const mended = z.array(z.object({ before: z.string(), after: z.string() })).parse(read('mend.json'))
const mend = (text: string) => applySafeFixes(draftOfText(text)).draft.text

it('leaves 300 texts as they are that a careful editor would not touch', () => {
  expect(new Set(held).size).toBe(300)
  expect(held.filter((text) => mend(text) !== text)).toEqual([])
})

it('mends 300 texts as a careful editor would, and nothing else in them', () => {
  expect(new Set(mended.map(({ before }) => before)).size).toBe(300)
  expect(mended.filter(({ before, after }) => mend(before) !== after)).toEqual([])
})

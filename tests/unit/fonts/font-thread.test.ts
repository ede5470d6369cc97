import { expect, it } from 'vitest'
import { createFontCheck } from '../../../functions/src/files/fonts/create-font-check.ts'
import { makeFont } from '../../support/fonts.ts'

/** A thread that does something else than reading fonts. */
const thread = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)

it('reads a font in a thread of its own', async () => {
  expect(await createFontCheck()(makeFont())).toMatchObject({ kind: 'passed', report: { family: 'Harbour' } })
})

it('stops a font that is never read to its end', async () => {
  const check = createFontCheck({ time: 300, thread: thread('for (;;);') })
  expect(await check(makeFont())).toEqual({ kind: 'refused', refusal: 'too_slow' })
})

it('survives a font that takes all memory', async () => {
  const check = createFontCheck({
    megabytes: 16,
    thread: thread('const all = []; for (;;) all.push({ all: [...all] })'),
  })
  expect(await check(makeFont())).toEqual({ kind: 'refused', refusal: 'too_complex' })
})

it('survives a font that ends its thread, and reads the next', async () => {
  const check = createFontCheck({ thread: thread('process.exit(1)') })
  expect(await check(makeFont())).toEqual({ kind: 'refused', refusal: 'broken' })
  expect(await check(makeFont())).toEqual({ kind: 'refused', refusal: 'broken' })
})

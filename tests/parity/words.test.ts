import { expect, it } from 'vitest'
import { allSources, type Source } from '../../scripts/structure/sources.ts'

const sources = allSources()
/** This file spells out what the others must not. */
const others = sources.filter(({ path }) => !path.startsWith('tests/parity/'))
/** Terminal programs that report to a person, and the modules in which the product writes its log. */
const SPEAKS = /^(scripts\/|tests\/(pds|support|sim)\/|functions\/src\/logger\.ts|web\/src\/lib\/log\.ts)/

function linesWith(pattern: RegExp, within: readonly Source[]): string[] {
  return within.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  )
}

it('has no `any` and no way around the type checker', () => {
  expect(linesWith(/(: |<|\bas |\| )any\b(?!['\w])|@ts-(ignore|expect-error|nocheck)/, code(others))).toEqual([])
})

it('casts nothing to make it fit', () => {
  const product = others.filter(({ path }) => /^(core|web|functions)\/src\//.test(path))
  const casts = linesWith(/\bas (?!const\b|unknown\b)[A-Z]\w*(<|\b)(?!.*\bfrom\b)/, code(product))
  expect(casts.filter((line) => !line.includes('import '))).toEqual([])
})

it('leaves nothing for later', () => {
  expect(linesWith(/\b(TODO|FIXME|XXX|HACK)\b|[Cc]oming soon/, others)).toEqual([])
})

it('writes to the console only where that is the purpose', () => {
  expect(linesWith(/\bconsole\.\w+\(/, code(others.filter(({ path }) => !SPEAKS.test(path))))).toEqual([])
})

it('takes time, chance and ids from its dependencies on the server', () => {
  const inside = others.filter(({ path }) =>
    /^(core\/src|functions\/src\/(domain|api|store|background|http))\//.test(path),
  )
  expect(linesWith(/\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(/, code(inside))).toEqual([])
})

it('tests nothing that is switched off or alone', () => {
  const tests = others.filter(({ path }) => path.startsWith('tests/'))
  expect(linesWith(/\b(it|test|describe)\.(only|skip|todo|fails)\b/, tests)).toEqual([])
})

/** Sources with their comments blanked, line by line. */
function code(from: readonly Source[]): Source[] {
  return from.map(({ path, text }) => ({
    path,
    text: text.replaceAll(/(?<=^|[\s{(,])\/\*[^]*?\*\//gm, blank).replaceAll(/(?<=^|\s)\/\/.*$/gm, ''),
  }))
}

function blank(comment: string): string {
  return comment.replaceAll(/[^\n]/g, '')
}

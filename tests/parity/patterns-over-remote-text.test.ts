import { expect, test } from 'vitest'
import { read } from '../../scripts/structure/sources.ts'

/** Files whose texts come from pages, feeds, stylesheets and drawings of strangers. */
const REMOTE = [
  'functions/src/files/{feed,markup,website}/*.ts',
  'functions/src/images/drawing/*.ts',
  'functions/src/domain/{brand-autofill,import-feeds,link-cards}/*.ts',
]
const LITERAL = /(?<=[=(:,[!&|?;{}\s])\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*/g
const CLASS = /\[(?:\\.|[^\]\\])*\]/g

/** Returns whether a pattern has no bound on its length: a search may scan to the end of a text from each of its characters. */
function isUnbounded(literal: string): boolean {
  const body = literal.slice(1, literal.lastIndexOf('/'))
  const plain = body.replaceAll(CLASS, (each) => (each.startsWith('[^') ? '.' : 'c')).replaceAll(/\\[^sSdDwW]/g, 'c')
  const quantifiers = plain.match(/[*+]|\{\d+,\}/g)?.length ?? 0
  if (quantifiers === 0 || plain === '\\s+') return false
  return !(plain.startsWith('^') && quantifiers === 1 && !/(?:\.|\\[SDW])(?:[*+]|\{\d+,\})/.test(plain))
}

test.each(REMOTE)('no pattern in %s reads on without a bound', (pattern) => {
  const sources = read(pattern)
  expect(sources.length).toBeGreaterThan(0)
  const found = sources.flatMap(({ path, text }) => {
    const literals = [...text.matchAll(LITERAL)].map(([literal]) => literal).filter(isUnbounded)
    return [...literals, ...(text.includes('new RegExp(') ? ['new RegExp'] : [])].map((each) => `${path}: ${each}`)
  })
  expect(found).toEqual([])
})

test.each(['/<link\\b[^>]*>/g', '/\\s+$/', '/a.*b/', '/var\\(\\s*x/', '/[\\s\\S]{2,}/', '/^(.+)$/'])(
  '%s is one',
  (literal) => {
    expect(isUnbounded(literal)).toBe(true)
  },
)

test.each(['/\\s+/g', '/["\']/g', '/^#[\\w.:-]+$/', '/[a-z]{1,8}/i', '/\\*/'])('%s is none', (literal) => {
  expect(isUnbounded(literal)).toBe(false)
})

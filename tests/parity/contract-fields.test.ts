import { expect, it } from 'vitest'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { sourcesOf } from '../../scripts/structure/sources.ts'

const CONTRACT = /\/platforms\/(?:[a-z]+\/contract|platform-contract|contract-fields)\.ts$/
const code = (['core', 'functions', 'web'] as const)
  .flatMap(sourcesOf)
  .filter(({ path }) => /^(core|functions|web)\/src\//.test(path) && !CONTRACT.test(path))
  .map(({ text }) => text)
  .join('\n')

/** Names of all fields of a value, at any depth. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => [name, ...fieldsOf(each)])
}

const fields = [...new Set(Object.values(PLATFORM_CONTRACTS).flatMap(fieldsOf))].toSorted()

it('has fields to look for', () => {
  expect(fields.length).toBeGreaterThan(40)
})

it.each(fields)('the field %s of the contracts is read by code', (name) => {
  const isRead = new RegExp(`\\.${name}\\b|[{,]\\s*${name}\\s*(?:[,}]|: [a-zA-Z]+ ?[,}=]|= )`)
  expect(isRead.test(code)).toBe(true)
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownValue } from '@postwright/core/own-value'

const SOURCES = globSync(['core/src/**/*.ts', 'functions/src/**/*.ts', 'web/src/**/*.{ts,tsx}']).map((file) => {
  return { file, text: readFileSync(file, 'utf8') }
})

/** A table or a field with any text as a key: `Record<string, …>`, not a parameter's `Record<'a' | 'b', …>`. */
const TABLES = /(?:const|let) (\w+): (?:Readonly<|Partial<)*Record<string,/g
const FIELDS = /(\w+): z\s*\.record\(/g
/** Fields whose names are also those of lists. */
const LISTS = new Set(['values', 'keys', 'headers', 'pin', 'fields', 'body', 'names', 'texts'])

/** The first group of each match of a pattern in a text. */
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

test('what is stored under names of strangers is looked up as an own value, never as one that every object inherits', () => {
  const fields = new Set(SOURCES.flatMap(({ text }) => namesIn(text, FIELDS)).filter((name) => !LISTS.has(name)))
  expect(fields).toContain('posts')
  const found = SOURCES.filter(({ file }) => file !== 'core/src/own-value.ts').flatMap(({ file, text }) => {
    const tables = new Set(namesIn(text, TABLES))
    return [...text.matchAll(/(\w+)(?:\?\.)?\[([a-zA-Z_][\w.]*(?:\([^)]*\))?)\](?! ?[?]?:)/g)]
      .filter(([, table = '']) => tables.has(table) || fields.has(table))
      .map(([lookup]) => `${file}: ${lookup}`)
  })
  expect(found).toEqual([])
})

test('a name that every object inherits finds nothing that was not stored', () => {
  for (const name of ['valueOf', 'constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    expect(ownValue({}, name), name).toBeUndefined()
    expect(ownValue(Object.fromEntries([[name, 'stored']]), name), name).toBe('stored')
  }
})

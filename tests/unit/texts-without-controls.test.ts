import { describe, expect, it } from 'vitest'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { isWrittenByEditors } from '@postwright/core/collections/collection'
import { contactInputSchema } from '@postwright/core/model/contact-message'
import { fileNameSchema } from '@postwright/core/text/text-fields'
import { sampleEntity } from '../support/sample-entity.ts'

const WRITTEN = COLLECTIONS.filter(isWrittenByEditors)

describe.each(WRITTEN)('$name', (described) => {
  it('hold no control in any text that clients write, wherever it is read', () => {
    const entity = new Map(Object.entries(sampleEntity(described)))
    const spoilt = described.write.fields.filter((field) =>
      spoiltVersions(entity.get(field)).some((value) => {
        const parsed = described.schema.safeParse({ ...Object.fromEntries(entity), [field]: value })
        return parsed.success && JSON.stringify(parsed.data).includes(String.raw`\u0007`)
      }),
    )
    expect(spoilt).toEqual([])
  })
})

it('keeps tabs and line breaks of what is sent to the API', () => {
  const message = contactInputSchema.parse({
    name: 'Ada',
    email: 'ada@example.com',
    topic: 'idea',
    message: ' One\n\ttwo\u0000\u001b[31m three four. ',
  })
  expect(message.message).toBe('One\n\ttwo[31m three four.')
})

it('names files without anything that turns their ending round', () => {
  expect(fileNameSchema.parse('invoice\u202egpj.exe')).toBe('invoice gpj.exe')
  expect(fileNameSchema.parse('\u0007')).toBe('')
})

/** One copy of the value for each text in it, with a control character in that text. */
function spoiltVersions(value: unknown): unknown[] {
  if (typeof value === 'string') return [`${value}\u0007`]
  if (Array.isArray(value)) return value.flatMap((item, at) => spoiltVersions(item).map((each) => value.with(at, each)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) =>
    spoiltVersions(item).map((each) => ({ ...value, [name]: each })),
  )
}

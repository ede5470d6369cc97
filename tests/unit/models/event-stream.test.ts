import { createEventReader } from '@postwright/core/llm/model-streams'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const readAll = (...pieces: string[]) => {
  const read = createEventReader()
  return pieces.flatMap(read)
}

describe('a stream of events', () => {
  it('gives the data of each event, with or without a blank after the colon', () => {
    expect(readAll('data: one\n\ndata:two\n\n')).toEqual(['one', 'two'])
  })

  it('joins lines of one event, and leaves out comments and other fields', () => {
    expect(readAll(': still here\nevent: x\nid: 3\ndata: a\ndata: b\n\n')).toEqual(['a\nb'])
    expect(readAll(': still here\n\n')).toEqual([])
  })

  it('waits for the end of an event', () => {
    expect(readAll('data: half')).toEqual([])
    expect(readAll('data: half', '\n\n')).toEqual(['half'])
  })

  it('reads the same wherever the pieces are cut, whatever ends the lines', () => {
    const stream = fc.tuple(fc.constantFrom('\n', '\r\n', '\r'), fc.array(fc.string({ minLength: 1 }).filter(isLine)))
    fc.assert(
      fc.property(stream, fc.array(fc.nat(40)), ([end, data], cuts) => {
        const text = data.map((line) => `data: ${line}${end}${end}`).join('')
        const pieces: string[] = []
        let rest = text
        for (const cut of cuts) {
          pieces.push(rest.slice(0, cut))
          rest = rest.slice(cut)
        }
        // A line that ends with a carriage return alone is complete once it is known what follows.
        expect(readAll(...pieces, rest, '\n')).toEqual(data)
      }),
    )
  })
})

function isLine(text: string): boolean {
  return !/[\r\n]/.test(text)
}

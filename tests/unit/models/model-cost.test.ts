import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modelPriceSchema } from '@postwright/core/model/model-settings'
import { createMessageReader } from '@postwright/core/llm/model-streams'
import { costAtMost, costOf } from '@postwright/core/llm/token-budget'
import { findPreset, MODEL_PRESETS } from '@postwright/core/llm/model-presets'
import { costText } from '@/llm/cost-text.ts'

const PRICE = { currency: 'USD', sent: 3_000_000, received: 15_000_000 }

describe('the cost of a use', () => {
  it('is that of its tokens, each at its own price', () => {
    expect(costOf(PRICE, { tokensIn: 1_000_000, tokensOut: 0 })).toBe(3)
    expect(costOf(PRICE, { tokensIn: 0, tokensOut: 100_000 })).toBeCloseTo(1.5)
  })

  it('is never more than what was said before', () => {
    const prices = fc.record({ currency: fc.constant('EUR'), sent: fc.nat(1e9), received: fc.nat(1e9) })
    fc.assert(
      fc.property(prices, fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 8_000 }), (price, content, most) => {
        expect(modelPriceSchema.parse(price)).toEqual(price)
        const limit = costAtMost(price, [{ role: 'user', content }], most)
        expect(costOf(price, { tokensIn: 0, tokensOut: most })).toBeLessThanOrEqual(limit)
      }),
    )
  })

  it.each([
    [0, '$0.00'],
    [0.00001, '< $0.0001'],
    [0.0031, '$0.0031'],
    [0.25, '$0.25'],
    [12.3456, '$12.35'],
  ])('%d is written as %s', (cost, text) => {
    expect(costText(cost, 'USD')).toBe(text)
  })
})

it('a preset is known again by its address and dialect', () => {
  for (const { id, address, dialect } of MODEL_PRESETS) expect(findPreset(`${address}/`, dialect)?.id).toBe(id)
  expect(findPreset('https://api.openai.com/v1', 'messages')).toBeUndefined()
  expect(findPreset('', 'completions')).toBeUndefined()
})

describe('the events of a streamed message', () => {
  it('passes over kinds that it does not know, and refuses those that are broken', () => {
    const read = createMessageReader()
    expect(read('{"type":"ping"}')).toMatchObject({ kind: 'part', text: '' })
    expect(read('{"type":"content_block_start","index":0}')).toMatchObject({ kind: 'part', text: '' })
    expect(read('{"type":"content_block_delta","delta":{"type":"thinking_delta","thinking":"Hm"}}')).toMatchObject({
      text: '',
    })
    expect(read('{"type":"content_block_delta"}')).toEqual({ kind: 'unreadable' })
    expect(read('{"choices":[]}')).toEqual({ kind: 'unreadable' })
    expect(read('nonsense')).toEqual({ kind: 'unreadable' })
  })

  it('counts nothing that the service has not said', () => {
    const read = createMessageReader()
    read('{"type":"message_start","message":{}}')
    expect(
      read('{"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"output_tokens":3}}'),
    ).toMatchObject({
      finish: 'stop',
      usage: null,
    })
  })
})

import { readCompletionChunk, readServiceError } from '@postwright/core/llm/model-streams'
import { describe, expect, it } from 'vitest'

const part = { kind: 'part', text: '', finish: null, usage: null }
const read = (value: unknown) => readCompletionChunk(JSON.stringify(value))

describe('a piece of a streamed answer', () => {
  it.each([
    ['a text', { choices: [{ delta: { content: 'Hi' }, finish_reason: null }] }, { ...part, text: 'Hi' }],
    ['its first word, which is empty', { choices: [{ delta: { role: 'assistant', content: null } }] }, part],
    ['its end', { choices: [{ delta: {}, finish_reason: 'stop' }] }, { ...part, finish: 'stop' }],
    [
      'what was used',
      { choices: [], usage: { prompt_tokens: 3, completion_tokens: 4 } },
      { ...part, usage: { tokensIn: 3, tokensOut: 4 } },
    ],
    [
      'what was used, without choices',
      { usage: { prompt_tokens: 3, completion_tokens: 4 } },
      { ...part, usage: { tokensIn: 3, tokensOut: 4 } },
    ],
    ['no use that cannot be', { choices: [], usage: { prompt_tokens: -3, completion_tokens: 1e30 } }, part],
    ['an error', { error: { message: 'Overloaded' } }, { kind: 'error', message: 'Overloaded' }],
    ['an error in a word', { error: 'no' }, { kind: 'error', message: 'no' }],
  ])('says %s', (_, value, expected) => {
    expect(read(value)).toEqual(expected)
  })

  it('says that it is the last', () => {
    expect(readCompletionChunk('[DONE]')).toEqual({ kind: 'done' })
  })

  it.each(['{"choices":', 'hello', '[]', '3', '{"choices":"x"}', '{"choices":[{"delta":{"content":5}}]}'])(
    'that is %s cannot be read',
    (data) => {
      expect(readCompletionChunk(data)).toEqual({ kind: 'unreadable' })
    },
  )
})

it('the sentence of a refusal is the service’s own, and nothing else of its body', () => {
  expect(readServiceError('{"error":{"message":"No such model","code":"x"}}')).toBe('No such model')
  expect(readServiceError('<html>')).toBe('')
})

import type { ModelDialect } from '@postwright/core/model/model-settings'
import { createMessageReader, type CompletionChunk, readCompletionChunk } from '@postwright/core/llm/model-streams'
import type { ModelCall } from '../domain/ports/models.ts'

type Dialect = {
  /** Path of a completion call, relative to the service's address; `listPath` is the path of the model list. */
  path: string
  listPath: string
  headersOf: (key: string | null) => Record<string, string>
  bodyOf: (call: ModelCall) => object
  /** Creates a reader for the events of one reply. */
  createReader: () => (data: string) => CompletionChunk
}

/** Version of the Messages API: https://platform.claude.com/docs/en/api/versioning, read on 2026-11-29. */
const MESSAGES_VERSION = '2023-06-01'

export const DIALECTS: Record<ModelDialect, Dialect> = {
  completions: {
    path: '/chat/completions',
    listPath: '/models',
    headersOf: (key) => ({ ...(key !== null && { authorization: `Bearer ${key}` }) }),
    bodyOf: ({ model, messages, outputMax, outputField }) => ({
      model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
      [outputField]: outputMax,
    }),
    createReader: () => readCompletionChunk,
  },
  messages: {
    path: '/messages',
    // 1,000 is the maximum number of entries per page.
    listPath: '/models?limit=1000',
    headersOf: (key) => ({ 'anthropic-version': MESSAGES_VERSION, ...(key !== null && { 'x-api-key': key }) }),
    bodyOf: ({ model, messages, outputMax }) => {
      const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content)
      return {
        model,
        max_tokens: outputMax,
        stream: true,
        ...(system.length > 0 && { system: system.join('\n') }),
        messages: messages.filter(({ role }) => role !== 'system'),
      }
    },
    createReader: createMessageReader,
  },
}

import { ownValue } from '@postwright/core/own-value'
import server from '../../../../web/public/locales/en/api-server.json' with { type: 'json' }
import words from '../../../../web/public/locales/en/api.json' with { type: 'json' }

/** Names and descriptions of the operations: the same in the API's document, its page and the tools. */
export const API_WORDS = server

export type OperationWords = { summary: string; description: string }

export function wordsOf(operation: string): OperationWords {
  const found = ownValue<OperationWords>(words.operation, operation)
  if (!found) throw new Error(`The operation ${operation} has no words in api.json.`)
  return found
}

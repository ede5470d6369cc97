import { ownValue } from '@postwright/core/own-value'
import server from '../../../../web/public/locales/en/api-server.json' with { type: 'json' }
import words from '../../../../web/public/locales/en/api.json' with { type: 'json' }

/** Texts about the API as a whole, for its document and the MCP server; `wordsOf` returns the texts of one operation. */
export const API_WORDS = server

export type OperationWords = { summary: string; description: string }

export function wordsOf(operation: string): OperationWords {
  const found = ownValue<OperationWords>(words.operation, operation)
  if (!found) throw new Error(`The operation ${operation} has no words in api.json.`)
  return found
}

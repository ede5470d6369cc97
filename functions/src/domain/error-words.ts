import type { ErrorCode } from '@postwright/core/error-codes'
import words from '../../../web/public/locales/en/errors.json' with { type: 'json' }

/** The sentence of each error code: the client's own words, so that API and screens say the same. */
export const ERROR_WORDS: Record<ErrorCode, string> = words.api

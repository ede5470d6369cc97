import type { ApiErrorCode } from '@/lib/api-error.ts'
import type { ComposerPart } from './content-faults.ts'

const PARTS: Partial<Record<ApiErrorCode, ComposerPart>> = {
  nothing_to_publish: 'channels',
  connection_missing: 'channels',
  connection_broken: 'channels',
  content_refused: 'text',
  brand_unconfirmed: 'text',
  media_missing: 'pictures',
  time_in_past: 'time',
  time_too_far: 'time',
}

/** The part of the composer that a refusal of the API is about; null when it is about none. */
export function refusedPart(code: ApiErrorCode): ComposerPart | null {
  return PARTS[code] ?? null
}

import {
  BAD_CONTENT,
  BAD_MEDIA,
  type GraphRules,
  IN_TROUBLE,
  NOT_ALLOWED,
  NOT_FETCHED,
  RECONNECT,
} from '../meta-graph/failures.ts'

/** Error for a container that is not processed yet or no longer exists: nothing was published, and a later call may succeed. */
const NOT_READY = { kind: 'unknown', retryable: true } as const

/** Error kinds by Threads' error number or message. */
export const THREADS_RULES: GraphRules = {
  numbers: {
    24: NOT_READY,
    2207051: NOT_ALLOWED,
    4279009: NOT_READY,
    4279013: NOT_ALLOWED,
  },
  words: [
    [/could not be fetched|FAILED_DOWNLOADING_VIDEO|download/i, NOT_FETCHED],
    [/at most 500 characters|LINK_LIMIT_EXCEEDED/i, BAD_CONTENT],
    [/FAILED_PROCESSING_|INVALID_ASPEC|INVALID_BIT_RATE|INVALID_DURATION|INVALID_FRAME_RATE|INVALID_AUDIO/i, BAD_MEDIA],
    [/api access blocked|restricted/i, NOT_ALLOWED],
    [/session has expired/i, RECONNECT],
    [/^UNKNOWN$/, IN_TROUBLE],
  ],
}

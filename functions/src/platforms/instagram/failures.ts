import {
  BAD_CONTENT,
  BAD_MEDIA,
  DAILY_CAP,
  type GraphRules,
  NOT_ALLOWED,
  NOT_FETCHED,
  RECONNECT,
} from '../meta-graph/failures.ts'

/** Error for a lost or missing container: nothing was published, and a new container may succeed. */
const CONTAINER_LOST = { kind: 'unknown', retryable: true } as const

/** Error kinds by Instagram's error number or message. */
export const INSTAGRAM_RULES: GraphRules = {
  numbers: {
    352: BAD_MEDIA,
    9004: NOT_FETCHED,
    9007: CONTAINER_LOST,
    36000: BAD_MEDIA,
    36001: BAD_MEDIA,
    36003: BAD_MEDIA,
    // The documentation calls this a server error, but in practice it was also returned for rejected posts, so a user must decide.
    2207001: BAD_CONTENT,
    2207003: NOT_FETCHED,
    2207004: BAD_MEDIA,
    2207005: BAD_MEDIA,
    2207006: CONTAINER_LOST,
    2207008: CONTAINER_LOST,
    2207009: BAD_MEDIA,
    2207010: BAD_CONTENT,
    2207020: NOT_FETCHED,
    2207023: BAD_MEDIA,
    2207026: BAD_MEDIA,
    2207027: CONTAINER_LOST,
    2207028: BAD_MEDIA,
    2207032: CONTAINER_LOST,
    2207042: DAILY_CAP,
    2207050: NOT_ALLOWED,
    2207051: NOT_ALLOWED,
    2207052: NOT_FETCHED,
    2207053: CONTAINER_LOST,
    2207057: BAD_MEDIA,
    2207077: NOT_FETCHED,
    2207082: CONTAINER_LOST,
  },
  words: [
    [/too little or too many attachments/i, BAD_MEDIA],
    [/page request limit/i, DAILY_CAP],
    [/param collaborators is not allowed/i, BAD_CONTENT],
    [/not an instagram business/i, RECONNECT],
  ],
}

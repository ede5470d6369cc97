import {
  BAD_CONTENT,
  BAD_MEDIA,
  type GraphRules,
  IN_TROUBLE,
  NOT_ALLOWED,
  NOT_FETCHED,
  POSTED_BEFORE,
  RECONNECT,
  TOO_FAST,
} from '../meta-graph/failures.ts'

/** Error kinds by Facebook's error number or message. */
export const FACEBOOK_RULES: GraphRules = {
  numbers: {
    324: NOT_FETCHED,
    490: RECONNECT,
    1346003: BAD_CONTENT,
    1349125: BAD_CONTENT,
    1363047: IN_TROUBLE,
    1366046: BAD_MEDIA,
    1366051: POSTED_BEFORE,
    1390008: TOO_FAST,
    1404078: RECONNECT,
    1404102: BAD_CONTENT,
    1404112: NOT_ALLOWED,
    1609008: BAD_CONTENT,
    1609010: IN_TROUBLE,
    2061006: BAD_CONTENT,
    2069019: BAD_MEDIA,
    4854002: NOT_ALLOWED,
  },
  words: [
    [/(?:image|photo|video|file).*(?:could not|couldn't|can't) be (?:fetched|downloaded|retrieved)/i, NOT_FETCHED],
  ],
}

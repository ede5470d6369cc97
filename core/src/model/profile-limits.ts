/** Of profiles and of the master bio. A field holds more than any network takes, so that what is too long can be shown. */

export const PROFILES_MAX = 30
export const PROFILE_NAME_MAX = 120
export const PROFILE_HANDLE_MAX = 120
export const PROFILE_HEADLINE_MAX = 300
export const PROFILE_BIO_MAX = 3_000
/** Words beside those of the persona that a profile should be found by. */
export const PROFILE_KEYWORDS_MAX = 20
export const PROFILE_KEYWORD_MAX = 40
/** Scores that a profile keeps: the first one and the latest. */
export const PROFILE_SCORES_MAX = 40
/** One master bio for each workspace. */
export const MASTER_BIOS_MAX = 1

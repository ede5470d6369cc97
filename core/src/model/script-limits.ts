/** Of scripts and the films made of them. */

export const SCRIPTS_MAX = 200
export const SCRIPT_NAME_MAX = 120
/** Characters: a film of about twenty minutes. */
export const SCRIPT_TEXT_MAX = 20_000
export const SCRIPT_SCENES_MAX = 120
export const SCRIPT_SPEAKERS_MAX = 12
export const SPEAKER_NAME_MAX = 30
/** Characters of a scene's first words by which its choices find it again. */
export const SCENE_ANCHOR_MAX = 60
/** Words per minute. */
export const PACE_MIN = 60
export const PACE_MAX = 300
/** Seconds. */
export const SCENE_SECONDS_MAX = 120
/** Works made of a script that it names. */
export const SCRIPT_WORKS_MAX = 20
/** Milliseconds into a sound that a voice can begin or end at: half an hour. */
export const VOICE_TIME_MAX = 1_800_000
/** Decibels that a voice is made louder or quieter. */
export const VOICE_LEVEL_MAX = 12
/** Decibels of a music bed, and by how many it is lowered while someone speaks. */
export const MUSIC_LEVEL_MIN = -40
export const DUCK_MAX = 30

/** Limits of brand kits per workspace, and of one kit, which is one document. */
export const BRAND_KITS_MAX = 20
export const BRAND_KIT_NAME_MAX = 60
export const BRAND_DESCRIPTION_MAX = 600
/** Maximum length of a language tag such as `en` or `pt-BR`. */
export const LANGUAGE_MAX = 35
export const BRAND_LOGOS_MAX = 8
export const BRAND_COLORS_MAX = 24
export const BRAND_COLOR_NAME_MAX = 40
export const BRAND_VOICE_RULES_MAX = 20
export const BRAND_VOICE_RULE_MAX = 300
/** Maximum number of entries in each word list. */
export const BRAND_WORDS_MAX = 100
export const BRAND_WORD_MAX = 80
export const BRAND_SAMPLES_MAX = 20
export const BRAND_SAMPLE_MAX = 4_000
export const BRAND_HASHTAG_GROUPS_MAX = 20
export const BRAND_BANNED_HASHTAGS_MAX = 50
export const BRAND_PICTURE_STYLE_MAX = 1_000

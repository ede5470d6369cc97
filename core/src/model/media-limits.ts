/** The media library: folders of a workspace and how deep they go, tags of a file and of a workspace, earlier files that one replaces. */
export const MEDIA_FOLDERS_MAX = 200
export const MEDIA_FOLDER_DEPTH_MAX = 4
export const MEDIA_FOLDER_NAME_MAX = 60
export const MEDIA_TAGS_MAX = 20
export const MEDIA_TAG_MAX = 40
export const MEDIA_KNOWN_TAGS_MAX = 300
export const MEDIA_VERSIONS_MAX = 20
/** Author and licence of a file, and the address that it comes from. */
export const MEDIA_NOTE_MAX = 200
export const MEDIA_SOURCE_MAX = 2_000
/** Entries of a file in the index of words, and parts of its perceptual hash. */
export const MEDIA_WORDS_MAX = 160
export const MEDIA_BANDS_MAX = 6
/** Files that one call changes, and that a screen of the library begins with. */
export const MEDIA_BULK_MAX = 60
export const MEDIA_USE_FILES_MAX = 1_000
export const MEDIA_USE_NAME_MAX = 120
/** Longer side of a small version, in pixels. */
export const MEDIA_SMALL_SIDE = 400

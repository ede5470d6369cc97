/** Limits that forms, handlers, rules and tests share. Times are in milliseconds. */

export const ITEMS_PER_PAGE = 20
/** Maximum page size of a list query; the rules refuse larger ones. */
export const LIST_LIMIT_MAX = 50
/** Maximum number of items in one call of a bulk action, or in a list preview. */
export const PREVIEW_ITEMS = 10

export const FULL_NAME_MAX = 80
export const USERNAME_MIN = 3
export const USERNAME_MAX = 30
export const EMAIL_MAX = 254
/** Minimum password length of the identity provider; the product's own minimum is PASSWORD_MIN. */
export const PROVIDER_PASSWORD_MIN = 6
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const REFERRAL_CODE_MAX = 32

/** Maximum age of the sign-in for a re-authentication, and time for which sensitive calls are accepted after it. */
export const REAUTHENTICATION_AGE_MAX = 5 * 60 * 1000
export const REAUTHENTICATION_TTL = 10 * 60 * 1000
/** Maximum difference between a device's proof and the server's clock. */
export const DEVICE_PROOF_TOLERANCE = 60 * 1000
/** Maximum number of ended sign-ins that are stored individually, in the account and in each of its memberships. */
export const ENDED_SIGN_INS_MAX = 100
/** Maximum number of sign-ins per session. Each re-authentication adds one; above the maximum the oldest ends. */
export const SESSION_SIGN_INS_MAX = 10
/** Time for which the last check of a person's account and identity is valid. */
export const ACCOUNT_CHECK_KEPT = 15 * 1000
/** Time for which deliveries reuse the data read from a workspace: a pause applies to all of them after this time. */
export const WORKSPACE_CHECK_KEPT = 5 * 1000
/** Number of times per minute that all identities are compared with their accounts, and the pause in between. */
export const IDENTITY_SYNCS = 3
export const IDENTITY_SYNC_PAUSE = 18 * 1000
/** Time for which a previous username stays reserved for its former owner. */
export const USERNAME_HOLD = 30 * 24 * 60 * 60 * 1000
/** Time in which the deletion of an account can be cancelled. */
export const DELETION_GRACE = 14 * 24 * 60 * 60 * 1000
/** Time for which an export can be downloaded. */
export const EXPORT_TTL = 24 * 60 * 60 * 1000
/** Time after which an unfinished export may be started again. */
export const EXPORT_RUN_MAX = 60 * 60 * 1000

/** Maximum size of a file to import, and maximum number of its documents. */
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024
export const IMPORT_DOCUMENTS_MAX = 5_000

export const WORKSPACE_NAME_MAX = 60

export const CONTACT_MESSAGE_MIN = 20
export const CONTACT_MESSAGE_MAX = 4_000

export const POST_TEXT_MAX = 10_000
export const POST_TITLE_MAX = 200
export const POST_COMMENT_MAX = 3_000
/** Limits of a thread: parts after its first post, text of each part, files of all parts together, and description of each file. */
export const THREAD_PARTS_MAX = 20
export const THREAD_TEXT_MAX = 1_000
export const THREAD_MEDIA_MAX = 12
export const THREAD_ALT_MAX = 1_000
/** Maximum number of settings of one post, over all its channels. */
export const POST_SETTINGS_MAX = 100
/** Delay between a post and its first comment. */
export const COMMENT_DELAY = 2 * 60 * 1000
export const POLL_OPTIONS_MAX = 10
export const POLL_OPTION_MAX = 200
export const POLL_DURATION_MAX = 31 * 24 * 60 * 60 * 1000
export const POST_LABELS_MAX = 10
export const POST_LABEL_MAX = 40
export const POST_NOTE_MAX = 2_000
export const POST_MEDIA_MAX = 20
export const POST_CONNECTIONS_MAX = 25
export const FIT_MARK_MAX = 40
export const ALT_TEXT_MAX = 2_000

export const HASHTAG_MAX = 64
export const HASHTAG_GROUP_NAME_MAX = 60
export const HASHTAG_GROUP_TAGS_MAX = 30
/** Maximum number of hashtag groups per workspace. Rules cannot count: the client stops offering to add one. */
export const HASHTAG_GROUPS_MAX = 40

export const CONTACT_NAME_MAX = 80
/** Maximum length of a handle on one network. */
export const CONTACT_HANDLE_MAX = 120
/** Maximum number of handles per contact: one for each network, with room for future ones. */
export const CONTACT_HANDLES_MAX = 30
/** Maximum number of contacts per workspace, which is the maximum size of a list query. */
export const CONTACTS_MAX = 50
export const SAVED_VIEW_NAME_MAX = 60
/** Maximum length of the query string in the address of a saved view. */
export const SAVED_VIEW_QUERY_MAX = 1_000
export const SAVED_VIEWS_MAX = 40
export const CALENDAR_EVENT_TITLE_MAX = 80
/** Maximum duration of a workspace's event in days, and latest first day, in days since 1970. */
export const CALENDAR_EVENT_DAYS_MAX = 60
export const CALENDAR_DAY_MAX = 50_000
export const CALENDAR_EVENTS_MAX = 200
/** Maximum number of lanes per workspace; a query can exclude at most ten. */
export const IDEA_LANES_MAX = 10
export const IDEA_LANE_NAME_MAX = 40
export const IDEA_MEDIA_MAX = 10
export const IDEA_LABELS_MAX = 10
export const IDEA_LABEL_MAX = 40
/** Maximum length of a web address. */
export const ADDRESS_MAX = 2_000
/** Maximum number of feeds that a workspace stores to import from again. */
export const IMPORT_FEEDS_MAX = 30
export const IMPORT_FEED_NAME_MAX = 120
/** Limits of a feed to import from: its size, its items that are read, and the title and text of each item. */
export const FEED_BYTES_MAX = 4 * 1024 * 1024
export const FEED_ITEMS_MAX = 50
export const FEED_ITEM_TITLE_MAX = 300
export const FEED_ITEM_TEXT_MAX = 3_000
/** Maximum number of images that one call scales down. */
export const FEED_PICTURES_MAX = 10

/** Limits of a table of posts to import: rows, columns, the size of its file, and images that are fetched for it. */
export const CSV_ROWS_MAX = 1_000
export const CSV_COLUMNS_MAX = 80
export const CSV_BYTES_MAX = 4 * 1024 * 1024
export const CSV_PICTURES_MAX = 500
/** Number of posts after which an export into a file stops; the page that reaches it is still included. */
export const CSV_POSTS_OUT_MAX = 5_000

export const QUEUE_NAME_MAX = 60
export const QUEUE_SLOTS_MAX = 100
/** Maximum number of queues per workspace. */
export const QUEUES_MAX = 50
/** Maximum number of posts that wait in one queue. */
export const QUEUE_POSTS_MAX = 200
/** Time within which a queue must have a free slot; otherwise it reports that it has none. */
export const QUEUE_OUTLOOK = 30 * 24 * 60 * 60 * 1000
export const EVERGREEN_VARIATIONS_MAX = 10
export const EVERGREEN_REPEATS_MAX = 100
export const EVERGREEN_DAYS_MAX = 730

/** Limits of templates, signatures and sets of channels, including the number of each per workspace, which the client counts. */
export const LIBRARY_NAME_MAX = 60
export const TEMPLATES_MAX = 50
export const SIGNATURES_MAX = 20
export const SIGNATURE_TEXT_MAX = 1_000
export const CHANNEL_SETS_MAX = 30
/** Maximum number of different variables in one template, and maximum length of a variable's name. */
export const TEMPLATE_VARIABLES_MAX = 20
export const TEMPLATE_VARIABLE_MAX = 40

/** Maximum number of versions kept per post; an author's changes within this interval are one version. */
export const POST_VERSIONS_MAX = 50
export const POST_VERSION_SPAN = 2 * 60 * 1000

/** Maximum size of an image. */
export const MEDIA_BYTES_MAX = 10 * 1024 * 1024
export const VIDEO_BYTES_MAX = 512 * 1024 * 1024
export const DOCUMENT_BYTES_MAX = 100 * 1024 * 1024
export const AUDIO_BYTES_MAX = 120 * 1024 * 1024
/** Size of the parts of a file that is uploaded in parts; the last one may be smaller. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024
/** Time for which the parts of an unfinished upload are kept. */
export const UPLOAD_TTL = 3 * 24 * 60 * 60 * 1000
/** Maximum number of unfinished uploads per person. */
export const OPEN_UPLOADS_MAX = 20
/** Maximum size of a captions file as WebVTT, which is Bluesky's limit, and maximum number of caption languages per video. */
export const CAPTIONS_BYTES_MAX = 20_000
export const CAPTIONS_LANGUAGES_MAX = 4
/** Maximum length in characters of an original captions file, including the parts that are left out. */
export const CAPTIONS_TEXT_MAX = 60_000
/** Maximum total size of the files of one workspace. */
export const WORKSPACE_MEDIA_BYTES_MAX = 50 * 1024 * 1024 * 1024
export const MEDIA_PIXELS_MAX = 50_000_000
/** Maximum length of an image's longest side, in pixels. */
export const MEDIA_SIDE_MAX = 16_384
/** Memory limit for decoding an image that cannot be read strip by strip; such images may have fewer pixels. */
export const MEDIA_DECODED_BYTES_MAX = 100_000_000
/** Time for which a signed media address is valid. */
export const MEDIA_URL_TTL = 60 * 60 * 1000
/** Minimum validity of a media address for networks that download a file once. */
export const PUBLIC_MEDIA_URL_TTL = 6 * 60 * 60 * 1000
/** Validity of a media address for networks that fetch a file again at each view of the post. */
export const LASTING_MEDIA_URL_TTL = 5 * 365 * 24 * 60 * 60 * 1000

export const JSON_BODY_BYTES_MAX = 64 * 1024

export const ACCESS_TOKEN_TTL = 10 * 60 * 1000
/** Share of the access token's lifetime by which its end varies randomly, so that tabs do not refresh at the same time. */
export const ACCESS_TOKEN_JITTER = 0.05
/** Time after a rotation during which the previous token still returns the same successor. */
export const REFRESH_REUSE_WINDOW = 60 * 1000
export const SESSION_IDLE_TTL = 30 * 24 * 60 * 60 * 1000
export const SESSION_ABSOLUTE_TTL = 180 * 24 * 60 * 60 * 1000

/** Shards of the due index: a sequential index allows about 500 writes a second per shard. Existing rows keep their shard. */
export const DUE_SHARDS = 32
/** Number of rows that the sweep reads at a time from one shard, until the shard has no more due rows. */
export const SWEEP_PAGE = 250
/** Limits for connecting a channel: duration, and values that its forms and the network's page may send. */
export const CONNECT_TTL = 10 * 60 * 1000
export const CONNECT_VALUE_MAX = 2_000
export const CONNECT_TICKET_MAX = 200
export const CONNECT_CODE_MAX = 4_000
/** Maximum number of channels to choose from after one sign-in. */
export const CONNECT_FOUND_MAX = 200

/** Maximum length of a setting of a channel or a post, and maximum number of options that a channel offers for one. */
export const CHANNEL_SETTING_MAX = 500
export const CHANNEL_CHOICES_MAX = 250

/** Time for which one delivery step holds the lease on a variant before another worker may take it. */
export const LEASE_TTL = 2 * 60 * 1000
/** Timeout of one call to a social network; deliberately shorter than the lease. */
export const NETWORK_CALL_TIMEOUT = 30 * 1000
/** Timeout for the upload of one image; the lease is renewed after each. */
export const UPLOAD_TIMEOUT = 60 * 1000
/** Time after the due time when retries and reconciliations end; with a lease and a sweep, outcomes are known within `DELIVERY_OUTCOME_MAX`. */
export const DELIVERY_TIME_MAX = 11 * 60 * 1000
export const DELIVERY_OUTCOME_MAX = 15 * 60 * 1000
/** Maximum delay of a publication by a network's rate limit. */
export const LIMITED_TIME_MAX = 24 * 60 * 60 * 1000
export const DELIVERY_ATTEMPTS_MAX = 5
export const RECONCILE_ATTEMPTS_MAX = 12
/** Maximum length of an app's id or secret at a network. */
export const PLATFORM_APP_KEY_MAX = 1_000
/** Maximum number of contents of unresolved calls kept besides the first; the network is searched for each of them. */
export const CALLED_SINCE_MAX = 3
/** Maximum length of the warning about a published post with a failed step, and of its address at the network. */
export const VARIANT_WARNING_MAX = 500
export const VARIANT_URL_MAX = 1024
/** Maximum number of steps of one publication with stored results, and maximum length of their names and references. */
export const STEPS_MAX = 80
export const STEP_KEY_MAX = 200
export const STEP_REF_MAX = 2_000
/** Maximum length of a sealed reference, which is longer than a plain one. */
export const SEALED_STEP_MAX = 3_200
/** Maximum lateness at which a post is published without a person's decision; a later one is held. */
export const LATENESS_MAX = 24 * 60 * 60 * 1000
/** Maximum lateness at which held posts are published automatically once the reason for the hold has ended. */
export const RELEASE_LATENESS_MAX = 2 * 60 * 60 * 1000
/** Number of latest pauses that the record of a scheduled job stores. */
export const PAUSES_KEPT = 10
/** Time after which a message of the contact form is removed, as stated in the privacy policy. */
export const CONTACT_MESSAGE_KEPT = 365 * 24 * 60 * 60 * 1000
/** Time for which entries of the publish log are kept. */
export const PUBLISH_LOG_KEPT = 90 * 24 * 60 * 60 * 1000
/** Time for which a notification is kept after its last event. */
export const NOTIFICATION_KEPT = 90 * 24 * 60 * 60 * 1000
/** Time before the access of a channel expires at which people are notified. */
export const EXPIRY_NOTICE = 7 * 24 * 60 * 60 * 1000
/** Maximum length of a post's excerpt in a notification. */
export const NOTIFICATION_EXCERPT_MAX = 80
/** Maximum time in the past that scheduling accepts, to allow for different clocks and slow typing. */
export const PAST_TOLERANCE = 60 * 1000
/** Maximum time ahead for which a post can be scheduled. */
export const SCHEDULE_HORIZON = 2 * 365 * 24 * 60 * 60 * 1000

/** Maximum number of records that one call returns names for: enough for a page of the audit log. */
export const NAMED_RECORDS_MAX = 100

/** Limits of a deck. */
export const DECK_NAME_MAX = 120
export const DECK_FOLDER_MAX = 60
export const DECK_LABELS_MAX = 10
export const DECK_SLIDES_MAX = 50
/** Maximum length of a deck's thumbnail as text. */
export const DECK_THUMBNAIL_MAX = 40_000
export const TEMPLATE_ID_MAX = 128

/** Limits of a slide, which is one document: its maximum JSON size leaves room for fields that the store adds. */
export const SLIDE_BYTES_MAX = 700_000
export const SLIDE_LAYERS_MAX = 1_000
export const SLIDE_OVERRIDES_MAX = 1_000
export const SLIDE_NOTES_MAX = 5_000

/** Limits of a layer. Lengths are in pixels of the format; `STROKE_WIDTH_MAX` is in units of an icon's 24-unit grid. */
export const SCENE_LENGTH_MAX = 20_000
export const CORNER_RADIUS_MAX = 2_000
export const STROKE_WIDTH_MAX = 6
/** Limits of shadows and blurs, in pixels of the format. */
export const EFFECT_LENGTH_MAX = 400
export const TEXT_OUTLINE_MAX = 100
export const LAYER_NAME_MAX = 80
export const LAYER_LINK_MAX = 2_000
export const LAYER_TEXT_MAX = 5_000
export const LAYER_PARAGRAPHS_MAX = 100
export const LAYER_RUNS_MAX = 100
export const LIST_NUMBER_MAX = 9_999
export const SLOT_NAME_MAX = 40
export const ICON_NAME_MAX = 60
export const QR_TEXT_MAX = 1_000
export const FONT_FAMILY_MAX = 80
export const FONT_SIZE_MAX = 2_000
export const GRADIENT_STOPS_MAX = 6
/** Maximum length of a text that is converted to slides. */
export const OUTLINE_TEXT_MAX = 100_000

/** Maximum number of concurrent jobs per person; the others wait. */
export const JOBS_AT_ONCE = 3
/** Maximum lifetime of a worker: a turn that has not finished by then is restarted. */
export const JOB_TURN = 10 * 60 * 1000

/** Numbers that form, handler, rules and tests must agree on. Milliseconds unless the name says otherwise. */

export const ITEMS_PER_PAGE = 20
/** Largest page a list query may ask for; the rules refuse more. */
export const LIST_LIMIT_MAX = 50
/** Most items in a bulk action or a list preview. */
export const PREVIEW_ITEMS = 10

export const FULL_NAME_MAX = 80
export const USERNAME_MIN = 3
export const USERNAME_MAX = 30
export const EMAIL_MAX = 254
/** The identity provider's own floor; the product's policy is PASSWORD_MIN. */
export const PROVIDER_PASSWORD_MIN = 6
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const REFERRAL_CODE_MAX = 32

/** How old the sign-in behind a re-authentication may be, and how long sensitive calls are accepted after it. */
export const REAUTHENTICATION_AGE_MAX = 5 * 60 * 1000
export const REAUTHENTICATION_TTL = 10 * 60 * 1000
/** A device's proof may be this far from the server's clock. */
export const DEVICE_PROOF_TOLERANCE = 60 * 1000
/** Ended sign-ins that are kept by name, in the account and in each of its memberships. */
export const ENDED_SIGN_INS_MAX = 100
/** Sign-ins that one session may have, one more with each re-authentication; the oldest ends when there are more. */
export const SESSION_SIGN_INS_MAX = 10
/** How long the last check of a person's account and identity holds. */
export const ACCOUNT_CHECK_KEPT = 15 * 1000
/** How long deliveries go by what they have read of a workspace: a pause holds for all of them after this long. */
export const WORKSPACE_CHECK_KEPT = 5 * 1000
/** How often in each minute all identities are compared with their accounts, and the pause in between. */
export const IDENTITY_SYNCS = 3
export const IDENTITY_SYNC_PAUSE = 18 * 1000
/** A username that was given up stays with its former owner this long. */
export const USERNAME_HOLD = 30 * 24 * 60 * 60 * 1000
/** Time in which the deletion of an account can be cancelled. */
export const DELETION_GRACE = 14 * 24 * 60 * 60 * 1000
/** An export can be fetched this long. */
export const EXPORT_TTL = 24 * 60 * 60 * 1000
/** An export that has not finished after this long may be started again. */
export const EXPORT_RUN_MAX = 60 * 60 * 1000

/** Size of a file that can be imported, and how many documents of it at most. */
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024
export const IMPORT_DOCUMENTS_MAX = 5_000

export const WORKSPACE_NAME_MAX = 60

export const CONTACT_MESSAGE_MIN = 20
export const CONTACT_MESSAGE_MAX = 4_000

export const POST_TEXT_MAX = 10_000
export const POST_TITLE_MAX = 200
export const POST_COMMENT_MAX = 3_000
/** Parts of a thread after its first post, the text of each, their files together, and the description of each file. */
export const THREAD_PARTS_MAX = 20
export const THREAD_TEXT_MAX = 1_000
export const THREAD_MEDIA_MAX = 12
export const THREAD_ALT_MAX = 1_000
/** Settings of one post, over all its channels. */
export const POST_SETTINGS_MAX = 100
/** How long after a post its first comment follows. */
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
/** In one workspace. Rules cannot count: the client stops offering to add one. */
export const HASHTAG_GROUPS_MAX = 40

export const CONTACT_NAME_MAX = 80
/** Of one name on one network. */
export const CONTACT_HANDLE_MAX = 120
/** One for each network, with room for those to come. */
export const CONTACT_HANDLES_MAX = 30
/** In one workspace: as many as one list holds. */
export const CONTACTS_MAX = 50
export const SAVED_VIEW_NAME_MAX = 60
/** What stands behind the question mark in the address of a saved view. */
export const SAVED_VIEW_QUERY_MAX = 1_000
export const SAVED_VIEWS_MAX = 40
export const CALENDAR_EVENT_TITLE_MAX = 80
/** How long an event of a workspace lasts at most, in days, and the last day that one can begin on, in days since 1970. */
export const CALENDAR_EVENT_DAYS_MAX = 60
export const CALENDAR_DAY_MAX = 50_000
export const CALENDAR_EVENTS_MAX = 200
/** In one workspace; a query can leave out ten lanes at most. */
export const IDEA_LANES_MAX = 10
export const IDEA_LANE_NAME_MAX = 40
export const IDEA_MEDIA_MAX = 10
export const IDEA_LABELS_MAX = 10
export const IDEA_LABEL_MAX = 40
/** Length of a web address. */
export const ADDRESS_MAX = 2_000
/** Feeds that a workspace remembers, to import from again. */
export const IMPORT_FEEDS_MAX = 30
export const IMPORT_FEED_NAME_MAX = 120
/** How much of a feed is read and offered. */
export const FEED_BYTES_MAX = 4 * 1024 * 1024
export const FEED_ITEMS_MAX = 50
export const FEED_ITEM_TITLE_MAX = 300
export const FEED_ITEM_TEXT_MAX = 3_000
/** Pictures that one call makes small. */
export const FEED_PICTURES_MAX = 10

/** A table of posts to import: rows, columns, the size of its file, and pictures that are fetched for it. */
export const CSV_ROWS_MAX = 1_000
export const CSV_COLUMNS_MAX = 60
export const CSV_BYTES_MAX = 4 * 1024 * 1024
export const CSV_PICTURES_MAX = 500
/** Posts that are written into one file. */
export const CSV_POSTS_OUT_MAX = 5_000

export const QUEUE_NAME_MAX = 60
export const QUEUE_SLOTS_MAX = 100
/** In one workspace. */
export const QUEUES_MAX = 50
/** Posts that wait in one queue. */
export const QUEUE_POSTS_MAX = 200
/** A queue without a free slot in this time says so. */
export const QUEUE_OUTLOOK = 30 * 24 * 60 * 60 * 1000
export const EVERGREEN_VARIATIONS_MAX = 10
export const EVERGREEN_REPEATS_MAX = 100
export const EVERGREEN_DAYS_MAX = 730

/** Of templates, signatures and sets of channels; how many of each a workspace holds, which the client counts as above. */
export const LIBRARY_NAME_MAX = 60
export const TEMPLATES_MAX = 50
export const SIGNATURES_MAX = 20
export const SIGNATURE_TEXT_MAX = 1_000
export const CHANNEL_SETS_MAX = 30
/** Different variables of one template, and the length of a variable's name. */
export const TEMPLATE_VARIABLES_MAX = 20
export const TEMPLATE_VARIABLE_MAX = 40

/** Kept of each post; an author's changes within the span are one version. */
export const POST_VERSIONS_MAX = 50
export const POST_VERSION_SPAN = 2 * 60 * 1000

/** Of a picture. */
export const MEDIA_BYTES_MAX = 10 * 1024 * 1024
export const VIDEO_BYTES_MAX = 512 * 1024 * 1024
export const DOCUMENT_BYTES_MAX = 100 * 1024 * 1024
export const AUDIO_BYTES_MAX = 120 * 1024 * 1024
/** A file that is sent in parts has parts of this size; the last one may be smaller. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024
/** Parts of an upload that is not finished are kept this long. */
export const UPLOAD_TTL = 3 * 24 * 60 * 60 * 1000
/** Unfinished uploads of one person. */
export const OPEN_UPLOADS_MAX = 20
/** A captions file as WebVTT, as much as Bluesky takes of one, and in how many languages a video has them. */
export const CAPTIONS_BYTES_MAX = 20_000
export const CAPTIONS_LANGUAGES_MAX = 4
/** A captions file as a person has it, with what is left out of it, in characters. */
export const CAPTIONS_TEXT_MAX = 60_000
/** What the files of one workspace may take. */
export const WORKSPACE_MEDIA_BYTES_MAX = 50 * 1024 * 1024 * 1024
export const MEDIA_PIXELS_MAX = 50_000_000
/** Longest side of a picture, in pixels. */
export const MEDIA_SIDE_MAX = 16_384
/** What decoding may hold of a picture that cannot be read strip by strip; fewer pixels are allowed then. */
export const MEDIA_DECODED_BYTES_MAX = 100_000_000
/** A signed media address stays valid this long. */
export const MEDIA_URL_TTL = 60 * 60 * 1000
/** An address from which a network pulls a file stays valid at least this long. */
export const PUBLIC_MEDIA_URL_TTL = 6 * 60 * 60 * 1000
/** The same for networks that fetch a file again whenever somebody looks at the post. */
export const LASTING_MEDIA_URL_TTL = 5 * 365 * 24 * 60 * 60 * 1000

export const JSON_BODY_BYTES_MAX = 64 * 1024

export const ACCESS_TOKEN_TTL = 10 * 60 * 1000
/** Share of the access token's life by which its end is moved at random, so that tabs do not refresh in step. */
export const ACCESS_TOKEN_JITTER = 0.05
/** This long after a rotation the token before it still gives the same successor. */
export const REFRESH_REUSE_WINDOW = 60 * 1000
export const SESSION_IDLE_TTL = 30 * 24 * 60 * 60 * 1000
export const SESSION_ABSOLUTE_TTL = 180 * 24 * 60 * 60 * 1000

/** A sequential index takes some 500 writes a second per shard. Rows from when there were fewer keep their number. */
export const DUE_SHARDS = 32
/** Rows that the sweep reads at a time from one shard, until the shard has no more that are due. */
export const SWEEP_PAGE = 250
/** Connecting a channel: how long it may take, and what its forms and the network's page may send. */
export const CONNECT_TTL = 10 * 60 * 1000
export const CONNECT_VALUE_MAX = 2_000
export const CONNECT_TICKET_MAX = 200
export const CONNECT_CODE_MAX = 4_000
/** Most channels that one sign-in is asked about. */
export const CONNECT_FOUND_MAX = 200

/** Length of a setting of a channel or a post, and most options that a channel offers for one. */
export const CHANNEL_SETTING_MAX = 500
export const CHANNEL_CHOICES_MAX = 250

/** How long one delivery step holds the claim on a variant before another worker may take it. */
export const LEASE_TTL = 2 * 60 * 1000
/** One call to a social network is given up after this long; it is shorter than the lease on purpose. */
export const NETWORK_CALL_TIMEOUT = 30 * 1000
/** The upload of one picture may take this long; the lease is renewed after each. */
export const UPLOAD_TIMEOUT = 60 * 1000
/**
 * Retries and reconciliations of one publication end this long after its time. Together with the lease of a worker that was
 * killed and the interval of the sweep, every outcome is known within `DELIVERY_OUTCOME_MAX`.
 */
export const DELIVERY_TIME_MAX = 11 * 60 * 1000
export const DELIVERY_OUTCOME_MAX = 15 * 60 * 1000
/** A network that limits us may delay a publication this long. */
export const LIMITED_TIME_MAX = 24 * 60 * 60 * 1000
export const DELIVERY_ATTEMPTS_MAX = 5
export const RECONCILE_ATTEMPTS_MAX = 12
/** Length of an app's id or secret at a network. */
export const PLATFORM_APP_KEY_MAX = 1_000
/** Contents of unresolved calls that are kept besides the first: each is looked for at the network. */
export const CALLED_SINCE_MAX = 3
/** What failed beside a post that is out, and its address at the network. */
export const VARIANT_WARNING_MAX = 500
export const VARIANT_URL_MAX = 1024
/** Steps of one publication whose results are stored, and how long their names and references are. */
export const STEPS_MAX = 80
export const STEP_KEY_MAX = 200
export const STEP_REF_MAX = 2_000
/** A reference grows when it is sealed. */
export const SEALED_STEP_MAX = 3_200
/** A post found later than this after its time is held for a person to decide. */
export const LATENESS_MAX = 24 * 60 * 60 * 1000
/** Posts held by a broken connection go out by themselves after a reconnect when they are at most this late. */
export const RELEASE_LATENESS_MAX = 2 * 60 * 60 * 1000
/** How many of its latest pauses a scheduled job remembers. */
export const PAUSES_KEPT = 10
/** A message of the contact form is removed after this long, as the privacy policy states. */
export const CONTACT_MESSAGE_KEPT = 365 * 24 * 60 * 60 * 1000
/** How long entries of the publish log are kept. */
export const PUBLISH_LOG_KEPT = 90 * 24 * 60 * 60 * 1000
/** A notification is kept this long after its last event. */
export const NOTIFICATION_KEPT = 90 * 24 * 60 * 60 * 1000
/** People are told this long before the access of a channel ends. */
export const EXPIRY_NOTICE = 7 * 24 * 60 * 60 * 1000
/** How much of a post a notification carries. */
export const NOTIFICATION_EXCERPT_MAX = 80
/** Scheduling accepts an instant this far in the past, for clocks that disagree and slow typing. */
export const PAST_TOLERANCE = 60 * 1000
/** The furthest ahead a post may be scheduled. */
export const SCHEDULE_HORIZON = 2 * 365 * 24 * 60 * 60 * 1000

/** The most records that one call names: everything that a page of the audit log can mention. */
export const NAMED_RECORDS_MAX = 100

/** Of a deck. */
export const DECK_NAME_MAX = 120
export const DECK_FOLDER_MAX = 60
export const DECK_LABELS_MAX = 10
export const DECK_SLIDES_MAX = 50
/** Its small picture as text. */
export const DECK_THUMBNAIL_MAX = 40_000
export const TEMPLATE_ID_MAX = 128

/** Of a slide, which is one document: what it may take as JSON leaves room for what the store adds. */
export const SLIDE_BYTES_MAX = 700_000
export const SLIDE_LAYERS_MAX = 1_000
export const SLIDE_OVERRIDES_MAX = 1_000
export const SLIDE_NOTES_MAX = 5_000

/** Of a layer. Lengths are pixels of the format. */
export const SCENE_LENGTH_MAX = 20_000
export const CORNER_RADIUS_MAX = 2_000
export const STROKE_WIDTH_MAX = 6
/** Of shadows and blurs, in pixels of the format. */
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
/** Of a text that becomes slides. */
export const OUTLINE_TEXT_MAX = 100_000

/** How many jobs of one person run at once; the others wait. */
export const JOBS_AT_ONCE = 3
/** No worker lives longer: what a turn has not finished by then is begun again. */
export const JOB_TURN = 10 * 60 * 1000

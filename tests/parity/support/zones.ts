/** A zone of the code, which other zones of ours it may import, and which packages it must not. */
export type Zone = { of: RegExp; may: readonly RegExp[]; never: RegExp; why: string }

const CORE = /^core\//
const FIREBASE = /^(firebase|reactfire|rxfire|@firebase\/.+)$/
export const SERVER_SDKS = /^(firebase-admin|firebase-functions|express|@google-cloud\/.+)$/
const CLIENT_SDKS = /^(firebase|reactfire|react|react-dom|@mantine\/.+)$/
/** Words have one source, the client's locales; the server takes those of its errors, mails and link pages from there. */
const OWN_WORDS = /^web\/public\/locales\/en\/(errors|mails|link-page|api|api-server|networks-server)\.json$/
const NOT_ZOD = /^(?!zod$)/
const SPEAKS_OUTWARD =
  /^(express|firebase-admin|firebase-functions|@google-cloud\/.+|stripe|undici|@atproto\/.+|sharp)$/
export const SPEAKS_TO_FIREBASE =
  /^(firebase|reactfire|@firebase\/.+|firebase-admin|firebase-functions|express|@google-cloud\/.+)$/

/** Core, and folders of the client. */
export function web(...names: string[]): RegExp[] {
  return [CORE, ...names.map((name) => new RegExp(`^web/src/${name}/`))]
}

function functions(...names: string[]): RegExp[] {
  return [CORE, ...names.map((name) => new RegExp(`^functions/src/${name}`))]
}

/** The first zone that a file belongs to counts. */
export const ZONES: readonly Zone[] = [
  {
    of: /^core\/src\/(model\/|limits|paths)/,
    may: [/^core\/src\/(?!api\/)/],
    never: NOT_ZOD,
    why: 'knows no endpoints',
  },
  {
    of: /^core\/src\/scene\/layout\/bidi-levels/,
    may: [CORE],
    never: /^(?!bidi-js$)/,
    why: 'asks the algorithm of Unicode in which direction letters run',
  },
  {
    of: /^core\/src\/brand-kit\/(cie-lab|css-color|nearest-passing-color)/,
    may: [CORE],
    never: /^(?!culori$)/,
    why: 'asks a library about spaces of colours',
  },
  {
    of: /^core\/src\/scene\/kinds\/qr\/qr-path/,
    may: [CORE],
    never: /^(?!qrcode-generator$)/,
    why: 'asks the encoder which squares of a QR code are dark',
  },
  {
    of: /^core\/src\/checks\/text\/(find-language|word-forms)/,
    may: [CORE],
    never: /^(?!@orama\/stemmers$|tinyld$)/,
    why: 'asks libraries of language',
  },
  {
    of: /^core\/src\/learning\/fit-ridge/,
    may: [CORE],
    never: /^(?!ml-matrix$)/,
    why: 'asks a library to multiply and invert matrices',
  },
  {
    of: /^core\/src\/(text\/link-patterns|link-page\/link-fault)/,
    may: [CORE],
    never: /^(?!tlds$)/,
    why: 'takes the endings of domains from a list',
  },
  { of: /^core\//, may: [CORE], never: NOT_ZOD, why: 'imports zod and itself' },
  { of: /^web\/src\/config\//, may: web('config'), never: SPEAKS_TO_FIREBASE, why: 'is plain data' },
  { of: /^web\/src\/ui\//, may: web('ui', 'config'), never: SPEAKS_TO_FIREBASE, why: 'knows no product' },
  { of: /^web\/src\/lib\//, may: web('lib', 'config'), never: SERVER_SDKS, why: 'stands below the features' },
  {
    of: /^web\/src\/drag\//,
    may: web('drag', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'drags the items of any list',
  },
  {
    of: /^web\/src\/preferences\//,
    may: web('preferences', 'lib', 'config'),
    never: SPEAKS_TO_FIREBASE,
    why: 'is local',
  },
  {
    of: /^web\/src\/session\//,
    may: web('session', 'lib', 'config', 'ui'),
    never: SERVER_SDKS,
    why: 'stands below the features',
  },
  {
    of: /^web\/src\/documents\/data\//,
    may: web('documents', 'session', 'lib', 'config'),
    never: SERVER_SDKS,
    why: 'is shared by features and shows nothing',
  },
  {
    of: /^web\/src\/documents\//,
    may: web('documents', 'session', 'preferences', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'edits documents of any collection',
  },
  {
    of: /^web\/src\/campaigns\/data\//,
    may: web('campaigns', 'session', 'lib', 'config'),
    never: SERVER_SDKS,
    why: 'reads the campaigns of a workspace',
  },
  {
    of: /^web\/src\/campaigns\//,
    may: web('campaigns', 'documents', 'session', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'gives work to campaigns, wherever it is listed',
  },
  {
    of: /^web\/src\/posts\/data\//,
    may: web('posts', 'platforms', 'documents', 'session', 'lib', 'config'),
    never: SERVER_SDKS,
    why: 'is shared by features and shows nothing',
  },
  {
    of: /^web\/src\/posts\//,
    may: web('posts', 'campaigns', 'platforms', 'documents', 'session', 'preferences', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'is shared by features',
  },
  {
    of: /^web\/src\/checks\/data\//,
    may: web('checks', 'session', 'lib', 'config'),
    never: SERVER_SDKS,
    why: 'reads the rules of a workspace',
  },
  {
    of: /^web\/src\/checks\//,
    may: web('checks', 'session', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'shows what the rules say of a draft, wherever it is written',
  },
  {
    of: /^web\/src\/comments\/data\//,
    may: web('comments', 'session', 'lib', 'config'),
    never: SERVER_SDKS,
    why: 'reads and sends comments',
  },
  {
    of: /^web\/src\/comments\//,
    may: web('comments', 'session', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'is commented with wherever work is shown',
  },
  {
    of: /^web\/src\/jobs\//,
    may: web('jobs', 'session', 'lib', 'config'),
    never: SERVER_SDKS,
    why: 'follows the long work of a person and shows nothing',
  },
  {
    of: /^web\/src\/audit\/data\//,
    may: web('audit', 'lib', 'config'),
    never: SERVER_SDKS,
    why: 'asks for the audit log',
  },
  {
    of: /^web\/src\/audit\//,
    may: web('audit', 'session', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'shows the audit log, on whichever admin screen',
  },
  {
    of: /^web\/src\/announcements\//,
    may: web('announcements', 'session', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'a banner of the frame, and its preview on an admin screen',
  },
  {
    of: /^web\/src\/services\//,
    may: web('services', 'session', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'tells people which services are off, wherever they would use them',
  },
  {
    of: /^web\/src\/takedown\//,
    may: web('takedown', 'session', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'takes down what several features show',
  },
  {
    of: /^web\/src\/llm\/data\//,
    may: web('llm', 'session', 'lib', 'config'),
    never: SERVER_SDKS,
    why: 'asks models and follows what they write',
  },
  {
    of: /^web\/src\/llm\//,
    may: web('llm', 'services', 'checks', 'documents', 'jobs', 'session', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'has models work on texts, wherever they are written',
  },
  {
    of: /^web\/src\/decks\//,
    may: web('decks', 'drag', 'preferences', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'draws and edits decks, wherever they are kept',
  },
  {
    of: /^web\/src\/stored-decks\/data\//,
    may: web('stored-decks', 'documents', 'session', 'lib', 'config'),
    never: SERVER_SDKS,
    why: 'reads and writes the decks of a workspace',
  },
  {
    of: /^web\/src\/stored-decks\//,
    may: web('stored-decks', 'decks', 'services', 'documents', 'session', 'preferences', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'is what features share about the decks and images of a workspace',
  },
  {
    of: /^web\/src\/platforms\//,
    may: web('platforms', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'is what the networks differ in',
  },
  {
    of: /^web\/src\/public\//,
    may: web('public', 'platforms', 'decks', 'preferences', 'session', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'is read by people without an account',
  },
  {
    of: /^web\/src\/dev\//,
    may: web('dev', 'app', 'posts', 'platforms', 'decks', 'drag', 'preferences', 'lib', 'config', 'ui'),
    never: SPEAKS_TO_FIREBASE,
    why: 'shows the house components',
  },
  {
    of: /^web\/src\/(app\/|[^/]+$)/,
    may: [CORE, /^web\/src\//],
    never: SPEAKS_TO_FIREBASE,
    why: 'puts the client together',
  },
  { of: /^web\/sw\//, may: [], never: /./, why: 'runs beside the client and imports nothing' },
  { of: /^web\/(vite\/|[^/]+$)/, may: [CORE, /^web\//], never: FIREBASE, why: 'builds the client' },

  {
    of: /^functions\/src\/domain\//,
    may: [...functions('domain/'), OWN_WORDS],
    never: SPEAKS_OUTWARD,
    why: 'decides over ports and makes no calls',
  },
  { of: /^functions\/src\/store\//, may: functions('store/', 'domain/'), never: CLIENT_SDKS, why: 'implements ports' },
  {
    of: /^functions\/src\/(platforms|tasks|blobs|identity|images|mail|payments|files|crypto)\//,
    may: functions('(platforms|tasks|blobs|identity|images|mail|payments|files|crypto)/', 'domain/'),
    never: CLIENT_SDKS,
    why: 'implements ports',
  },
  { of: /^functions\/src\/faults\//, may: functions('faults/', 'domain/'), never: CLIENT_SDKS, why: 'is for tests' },
  {
    of: /^functions\/src\/api\//,
    may: functions('api/', 'http/', 'jobs/', 'domain/'),
    never: CLIENT_SDKS,
    why: 'is transport over the domain',
  },
  {
    of: /^functions\/src\/(http|sandbox)\//,
    may: functions('(http|sandbox)/', 'domain/'),
    never: CLIENT_SDKS,
    why: 'is transport over the domain',
  },
  {
    of: /^functions\/src\/jobs\//,
    may: functions('jobs/', 'domain/'),
    never: SPEAKS_OUTWARD,
    why: 'is what each kind of jobs does',
  },
  {
    of: /^functions\/src\/background\//,
    may: functions('background/', 'jobs/', 'domain/'),
    never: CLIENT_SDKS,
    why: 'is transport over the domain',
  },
  {
    of: /^functions\/src\/(compose\/.+|[^/]+)$/,
    may: functions(''),
    never: CLIENT_SDKS,
    why: 'puts the functions together',
  },
  { of: /^functions\/[^/]+$/, may: [CORE], never: CLIENT_SDKS, why: 'builds the functions' },

  {
    of: /^scripts\//,
    may: [CORE, /^scripts\//, /^firebase\.json$/],
    never: CLIENT_SDKS,
    why: 'runs the product from outside',
  },
  { of: /^tests\//, may: [/^(?:core|web|functions|scripts|tests)\//], never: /^$/, why: 'may see everything' },
]

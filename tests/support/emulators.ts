import { z } from 'zod'

const environmentSchema = z.object({
  POSTWRIGHT_API_URL: z.url(),
  POSTWRIGHT_WEB_URL: z.url(),
  POSTWRIGHT_FUNCTIONS_URL: z.url(),
  POSTWRIGHT_NETWORKS_URL: z.url(),
  POSTWRIGHT_MAILS_URL: z.url(),
  POSTWRIGHT_PROJECT: z.string().startsWith('demo-'),
  POSTWRIGHT_MEDIA_DIR: z.string().min(1),
  FIRESTORE_EMULATOR_HOST: z.string().regex(/^[^:/]+:\d+$/),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().regex(/^[^:/]+:\d+$/),
})

const parsed = environmentSchema.safeParse(process.env)
if (!parsed.success) {
  throw new Error('These tests talk to emulators: run them with npm test, for example "npm test tests/api".')
}

/** Where the emulators of this test run answer. */
export const EMULATORS = {
  /** The API through hosting, ending in `/api/v1`. */
  api: parsed.data.POSTWRIGHT_API_URL,
  /** The built client, served by hosting. */
  web: parsed.data.POSTWRIGHT_WEB_URL,
  functions: parsed.data.POSTWRIGHT_FUNCTIONS_URL,
  /** Where imitated networks with an address of their own have to answer. */
  networks: parsed.data.POSTWRIGHT_NETWORKS_URL,
  /** The page with the mails that the functions have sent. */
  mails: parsed.data.POSTWRIGHT_MAILS_URL,
  /** The project that functions, Auth and Firestore of this run share. */
  project: parsed.data.POSTWRIGHT_PROJECT,
  /** Folder in which the functions keep uploaded pictures. */
  mediaFolder: parsed.data.POSTWRIGHT_MEDIA_DIR,
  /** `host:port`, also in the environment where the Admin SDK looks for it. */
  firestore: parsed.data.FIRESTORE_EMULATOR_HOST,
  auth: parsed.data.FIREBASE_AUTH_EMULATOR_HOST,
} as const

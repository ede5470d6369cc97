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

/** Addresses of this run's emulators. */
export const EMULATORS = {
  /** The API through hosting, ending in `/api/v1`. */
  api: parsed.data.POSTWRIGHT_API_URL,
  /** The built client, served by hosting. */
  web: parsed.data.POSTWRIGHT_WEB_URL,
  functions: parsed.data.POSTWRIGHT_FUNCTIONS_URL,
  /** Address for fake networks whose real address is fixed. */
  networks: parsed.data.POSTWRIGHT_NETWORKS_URL,
  /** Page with the mails that the functions sent. */
  mails: parsed.data.POSTWRIGHT_MAILS_URL,
  /** Project of this run's functions, Auth and Firestore. */
  project: parsed.data.POSTWRIGHT_PROJECT,
  /** Folder of the functions' stored files. */
  mediaFolder: parsed.data.POSTWRIGHT_MEDIA_DIR,
  /** `host:port`, from the environment variable that the Admin SDK reads too. */
  firestore: parsed.data.FIRESTORE_EMULATOR_HOST,
  auth: parsed.data.FIREBASE_AUTH_EMULATOR_HOST,
} as const

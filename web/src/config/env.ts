import { z } from 'zod'

const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)

const emulatorsSchema = z.object({
  /** Address of the Auth emulator, `http://host:port`. */
  auth: z.url(),
  /** Address of the Firestore emulator, `host:port`. */
  firestore: z.string().regex(/^[^:/]+:\d+$/),
})

const envSchema = z.object({
  VITE_EMULATORS: z.union([z.literal('').transform(() => null), json(emulatorsSchema)]).default(null),
  VITE_FIREBASE_CONFIG: json(
    z.object({
      apiKey: z.string().min(1),
      authDomain: z.string().min(1),
      projectId: z.string().min(1),
      appId: z.string().optional(),
    }),
  ),
  VITE_ADMIN_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/)
    .default(''),
})

export type Env = {
  /** Null in production, where the real services are used. */
  emulators: z.infer<typeof emulatorsSchema> | null
  firebase: { apiKey: string; authDomain: string; projectId: string; appId?: string | undefined }
  /** First part of the admin area's address; empty if this build has no admin area. */
  adminPrefix: string
}

/**
 * Reads the build's configuration.
 * @throws Error that lists every missing or malformed variable
 */
export function parseEnv(raw: Record<string, unknown>): Env {
  const parsed = envSchema.safeParse(raw)
  if (!parsed.success) {
    throw new Error(`The client was built with a wrong configuration:\n${z.prettifyError(parsed.error)}`)
  }
  const { VITE_EMULATORS, VITE_FIREBASE_CONFIG, VITE_ADMIN_PREFIX } = parsed.data
  return { emulators: VITE_EMULATORS, firebase: VITE_FIREBASE_CONFIG, adminPrefix: VITE_ADMIN_PREFIX }
}

let cached: Env | null = null

/** Returns the configuration of this build, read once. */
export function readEnv(): Env {
  cached ??= parseEnv(import.meta.env)
  return cached
}

import type { RunPlan } from './run-plan.ts'

/** Where the admin area of a local run lies; it only hides the door, the claim is the lock. */
const LOCAL_ADMIN_PREFIX = 'back-office'

/** What the client learns at build time: where Auth and Firestore listen, and a configuration that can reach no real project. */
export function webEnvironment({ ports, project }: RunPlan): Record<string, string> {
  return {
    VITE_EMULATORS: JSON.stringify({
      auth: `http://127.0.0.1:${ports.auth}`,
      firestore: `127.0.0.1:${ports.firestore}`,
    }),
    VITE_FIREBASE_CONFIG: JSON.stringify({ apiKey: 'demo', authDomain: 'localhost', projectId: project }),
    VITE_ADMIN_PREFIX: process.env.VITE_ADMIN_PREFIX ?? LOCAL_ADMIN_PREFIX,
  }
}

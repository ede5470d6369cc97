import type { RunPlan } from './run-plan.ts'

/** Path prefix of the admin area in a local run. It only hides the area; access is decided by the admin claim. */
const LOCAL_ADMIN_PREFIX = 'back-office'

/** Returns the client's build-time settings: addresses of Auth and Firestore, and a configuration that reaches no real project. */
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

import type { RunPlan } from './run-plan.ts'

const REGION = 'us-central1'

const on = (port: number) => `http://127.0.0.1:${port}`

export function addressesOf({ ports, project }: RunPlan) {
  return {
    web: on(ports.hosting),
    api: `${on(ports.hosting)}/api/v1`,
    functions: on(ports.functions),
    hub: on(ports.hub),
    auth: on(ports.auth),
    firestore: on(ports.firestore),
    networks: on(ports.networks),
    /** API without hosting in front of it, called by Vite's proxy. */
    apiFunction: `${on(ports.functions)}/${project}/${REGION}/api`,
    sandboxNetwork: `${on(ports.functions)}/${project}/${REGION}/sandboxNetwork`,
  }
}

import { addressesOf } from './addresses.ts'
import type { RunPlan } from './run-plan.ts'

/** Configures the Auth emulator like production: its responses do not reveal whether an address has an account. @throws Error if it refuses */
export async function hideAccountExistence(run: RunPlan): Promise<void> {
  const reply = await fetch(`${addressesOf(run).auth}/emulator/v1/projects/${run.project}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
  if (!reply.ok) throw new Error(`The Auth emulator refused its configuration: ${reply.status} ${await reply.text()}`)
}

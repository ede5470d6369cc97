import { addressesOf } from './addresses.ts'
import type { RunPlan } from './run-plan.ts'

/** Lets the Auth emulator answer as production does: without revealing whether an address has an account. */
export async function hideAccountExistence(run: RunPlan): Promise<void> {
  const reply = await fetch(`${addressesOf(run).auth}/emulator/v1/projects/${run.project}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
  if (!reply.ok) throw new Error(`The Auth emulator refused its configuration: ${reply.status} ${await reply.text()}`)
}

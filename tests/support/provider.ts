import { EMULATORS } from './emulators.ts'

/** Calls the identity provider's public API, or its admin API with an operator's rights. Fails unless the reply is a success. */
export async function askProvider(method: string, body: object, { asOwner = false } = {}): Promise<void> {
  const project = asOwner ? `projects/${EMULATORS.project}/` : ''
  const reply = await fetch(
    `http://${EMULATORS.auth}/identitytoolkit.googleapis.com/v1/${project}${method}${asOwner ? '' : '?key=any'}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(asOwner && { authorization: 'Bearer owner' }) },
      body: JSON.stringify(body),
    },
  )
  if (!reply.ok) throw new Error(`The Auth emulator refused ${method}: ${await reply.text()}`)
  await reply.body?.cancel()
}

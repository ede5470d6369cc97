import type { ProfileChange, WrittenProfile } from '../../domain/ports/profiles.ts'
import { htmlToText } from '../../files/feed/html-to-text.ts'
import type { Instance } from './call-instance.ts'
import { ownProfileSchema } from './reply-schemas.ts'

/**
 * Replaces name and bio of the account.
 * https://docs.joinmastodon.org/methods/accounts/#update_credentials (2026-11): what is left out stays as it is.
 * @throws NetworkFailure, TransportError
 */
export async function writeProfile(instance: Instance, { wanted, decide }: ProfileChange): Promise<WrittenProfile> {
  const {
    display_name: name,
    note,
    source,
  } = await instance.read('/api/v1/accounts/verify_credentials', ownProfileSchema)
  const decision = decide({ name, bios: [source.note, htmlToText(note)] })
  if (decision !== 'write') return { kind: decision }
  const json = { display_name: wanted.name, note: wanted.bio }
  await instance.call('/api/v1/accounts/update_credentials', { method: 'PATCH', json })
  return { kind: 'written' }
}

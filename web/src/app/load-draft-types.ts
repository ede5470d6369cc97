import type { DraftType } from '../documents/draft-type.ts'
import { loadPatiently } from '../lib/load-patiently.ts'

/** How everything is edited that waits on the device: fetched once there is a screen, which needs none of it to be shown. */
export function loadDraftTypes(): Promise<readonly DraftType[]> {
  return loadPatiently(async () => (await import('./draft-types.ts')).draftTypes)
}

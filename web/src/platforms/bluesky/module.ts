import type { PlatformModule } from '../platform-module.ts'
import { cleanHandle, isWholeHandle, looksLikeAppPassword } from './account-input.ts'
import icon from './icon.svg?no-inline'

export const bluesky: PlatformModule = {
  icon,
  color: 'light-dark(#0a66d8, #5aa8ff)',
  // A network server on a person's own machine has no pages.
  page: ({ handle, service }) =>
    service?.startsWith('http:') ? null : `https://bsky.app/profile/${encodeURIComponent(handle)}`,
  compose: (text) => `https://bsky.app/intent/compose?text=${encodeURIComponent(text)}`,
  guide: 'https://bsky.app/settings/app-passwords',
  fields: {
    handle: { clean: cleanHandle, accepts: isWholeHandle, autoComplete: 'username' },
    appPassword: { looksWrong: (typed) => !looksLikeAppPassword(typed), placeholder: 'xxxx-xxxx-xxxx-xxxx' },
  },
  preview: () => import('./preview.tsx'),
}

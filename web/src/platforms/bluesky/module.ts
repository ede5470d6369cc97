import type { PlatformModule } from '../platform-module.ts'
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

/** A handle as pasted from a profile page: without `@`, the page's address, and the marks that some apps put around it. */
export function cleanHandle(typed: string): string {
  const visible = typed.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '').trim()
  return visible
    .replace(/^https?:\/\/[^/]+\/profile\//i, '')
    .replace(/^@|\/+$/g, '')
    .toLowerCase()
}

/** Whether a handle is a whole domain name, or a DID. */
function isWholeHandle(handle: string): boolean {
  return /[.:]/.test(handle)
}

/** Whether a password has the form that servers give app passwords; others are more likely the account's main password. */
export function looksLikeAppPassword(password: string): boolean {
  return /^[a-z0-9]{4}(?:-[a-z0-9]{4}){3}$/.test(password.trim())
}

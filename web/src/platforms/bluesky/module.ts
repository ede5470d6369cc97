import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

export const bluesky: PlatformModule = {
  icon,
  color: 'light-dark(#0a66d8, #5aa8ff)',
  // A server on a user's own machine has no pages.
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

/** Cleans a handle pasted from a profile page: removes `@`, the page's address, and invisible characters that some apps add. */
export function cleanHandle(typed: string): string {
  const visible = typed.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '').trim()
  return visible
    .replace(/^https?:\/\/[^/]+\/profile\//i, '')
    .replace(/^@|\/+$/g, '')
    .toLowerCase()
}

/** Returns whether a handle is a full domain name or a DID. */
function isWholeHandle(handle: string): boolean {
  return /[.:]/.test(handle)
}

/** Returns whether a password has the format of generated app passwords; others are more likely the account's main password. */
export function looksLikeAppPassword(password: string): boolean {
  return /^[a-z0-9]{4}(?:-[a-z0-9]{4}){3}$/.test(password.trim())
}

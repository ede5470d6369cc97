import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

const ORGANIZATION = 'urn:li:organization:'

export const linkedin: PlatformModule = {
  icon,
  color: 'light-dark(#0a66c2, #70b5f9)',
  // LinkedIn does not give apps the address of a member's page; this address shows signed-in users their own posts.
  page: ({ externalId }) =>
    externalId?.startsWith(ORGANIZATION)
      ? `https://www.linkedin.com/company/${externalId.slice(ORGANIZATION.length)}/`
      : 'https://www.linkedin.com/in/me/recent-activity/all/',
  compose: (text) => `https://www.linkedin.com/feed/?shareActive=true&text=${encodeURIComponent(text)}`,
  guide: null,
  preview: () => import('./preview.tsx'),
}

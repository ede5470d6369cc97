import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

export const facebook: PlatformModule = {
  icon,
  color: 'light-dark(#0a58ca, #6ea8fe)',
  page: ({ externalId }) => (externalId ? `https://www.facebook.com/${encodeURIComponent(externalId)}` : null),
  // The network does not accept prefilled text.
  compose: () => 'https://www.facebook.com/',
  guide: null,
  preview: () => import('./preview.tsx'),
}

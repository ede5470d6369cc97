import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

export const instagram: PlatformModule = {
  icon,
  color: 'light-dark(#b0226a, #ff7ab8)',
  page: ({ handle }) => `https://www.instagram.com/${encodeURIComponent(handle)}/`,
  // The network does not accept prefilled text.
  compose: () => 'https://www.instagram.com/',
  guide: 'https://help.instagram.com/502981923235522',
  preview: () => import('./preview.tsx'),
}

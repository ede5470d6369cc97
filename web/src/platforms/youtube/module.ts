import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

export const youtube: PlatformModule = {
  icon,
  color: 'light-dark(#c4000f, #ff6b6b)',
  page: ({ externalId }) => (externalId ? `https://www.youtube.com/channel/${encodeURIComponent(externalId)}` : null),
  compose: () => 'https://www.youtube.com/upload',
  guide: null,
  preview: () => import('./preview.tsx'),
}

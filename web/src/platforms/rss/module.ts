import { API_BASE } from '@postwright/core/endpoint'
import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

export const rss: PlatformModule = {
  icon,
  color: 'light-dark(#b45309, #f2a33c)',
  // Address of the feed that readers subscribe to.
  page: ({ externalId, service }) =>
    externalId === undefined || service === undefined ? null : `${service}${API_BASE}/feeds/${externalId}`,
  compose: () => null,
  guide: null,
  preview: () => import('./preview.tsx'),
}

import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

export const mastodon: PlatformModule = {
  icon,
  color: 'light-dark(#563acc, #a195ff)',
  page: ({ handle, service }) => (service === undefined ? null : `${service}/@${handle.split('@')[0] ?? ''}`),
  // Each account is on a separate instance, whose address is not known here.
  compose: () => null,
  guide: 'https://joinmastodon.org/servers',
  fields: { instance: { placeholder: 'mastodon.social' } },
  preview: () => import('./preview.tsx'),
}

import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

export const mastodon: PlatformModule = {
  icon,
  color: 'light-dark(#563acc, #a195ff)',
  page: ({ handle, service }) => (service === undefined ? null : `${service}/@${handle.split('@')[0] ?? ''}`),
  // An account lives on an instance of its own, which this address does not know.
  compose: () => null,
  guide: 'https://joinmastodon.org/servers',
  fields: { instance: { placeholder: 'mastodon.social' } },
  preview: () => import('./preview.tsx'),
}

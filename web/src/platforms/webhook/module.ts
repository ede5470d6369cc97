import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

export const webhook: PlatformModule = {
  icon,
  color: 'light-dark(#5f6368, #b4b9be)',
  // The receiver decides what happens with a post, so there is no page.
  page: () => null,
  compose: () => null,
  guide: 'https://www.standardwebhooks.com',
  fields: { address: { placeholder: 'https://example.com/hooks/posts' } },
  preview: () => import('./preview.tsx'),
}

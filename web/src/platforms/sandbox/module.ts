import { routes } from '@/config/routes.ts'
import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

export const sandbox: PlatformModule = {
  icon,
  color: 'light-dark(#7a5cc2, #b9a1f2)',
  page: ({ connectionId }) => routes.sandboxFeed.href(connectionId),
  compose: () => null,
  guide: null,
  preview: () => import('./preview.tsx'),
}

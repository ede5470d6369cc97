import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

export const tiktok: PlatformModule = {
  icon,
  color: 'light-dark(#111418, #e9edf2)',
  page: ({ handle }) => `https://www.tiktok.com/@${encodeURIComponent(handle)}`,
  compose: () => 'https://www.tiktok.com/upload',
  guide: null,
  preview: () => import('./preview.tsx'),
}

import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

export const x: PlatformModule = {
  icon,
  color: 'light-dark(#0f1419, #e7e9ea)',
  page: ({ handle }) => `https://x.com/${encodeURIComponent(handle)}`,
  compose: (text) => `https://x.com/intent/post?text=${encodeURIComponent(text)}`,
  guide: null,
  preview: () => import('./preview.tsx'),
}

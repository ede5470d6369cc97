import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

export const threads: PlatformModule = {
  icon,
  color: 'light-dark(#111418, #e9edf2)',
  page: ({ handle }) => `https://www.threads.com/@${encodeURIComponent(handle)}`,
  compose: (text) => `https://www.threads.com/intent/post?text=${encodeURIComponent(text)}`,
  guide: null,
  preview: () => import('./preview.tsx'),
}

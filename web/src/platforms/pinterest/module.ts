import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

export const pinterest: PlatformModule = {
  icon,
  color: 'light-dark(#b6001c, #ff7a85)',
  page: ({ handle }) => `https://www.pinterest.com/${encodeURIComponent(handle)}/`,
  compose: () => 'https://www.pinterest.com/pin-creation-tool/',
  guide: null,
  preview: () => import('./preview.tsx'),
}

import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

const ADDRESS = 'https://discord.com/api/webhooks/'

export const discord: PlatformModule = {
  icon,
  color: 'light-dark(#4752c4, #8c96ff)',
  // A webhook contains its server, but not the name of its channel.
  page: () => null,
  compose: () => null,
  guide: 'https://support.discord.com/hc/articles/228383668',
  fields: {
    address: {
      looksWrong: (typed) => !/\/webhooks\/\d+\/[\w-]+/.test(typed),
      placeholder: `${ADDRESS}…`,
    },
  },
  preview: () => import('./preview.tsx'),
}

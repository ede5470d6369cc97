import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

const ADDRESS = 'https://discord.com/api/webhooks/'

export const discord: PlatformModule = {
  icon,
  color: 'light-dark(#4752c4, #8c96ff)',
  // The stored id contains the server and the webhook, but not the channel, which the address of its page needs.
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

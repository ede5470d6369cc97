import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

const TOKEN = /^\d{5,20}:[\w-]{10,60}$/

export const telegram: PlatformModule = {
  icon,
  color: 'light-dark(#1a7bb8, #4fb3ea)',
  // Channels without a public name have no public page.
  page: ({ handle }) => (handle.startsWith('@') ? `https://t.me/${handle.slice(1)}` : null),
  compose: () => null,
  guide: 'https://t.me/BotFather',
  fields: {
    botToken: {
      looksWrong: (typed) => !TOKEN.test(typed.trim()),
      placeholder: '1234567890:AAE…',
    },
    chat: { placeholder: '@channel' },
  },
  preview: () => import('./preview.tsx'),
}

import type { PlatformModule } from '../platform-module.ts'
import icon from './icon.svg?no-inline'

const ADDRESS = 'https://hooks.slack.com/services/'

export const slack: PlatformModule = {
  icon,
  color: 'light-dark(#611f69, #d08bd8)',
  page: ({ externalId }) =>
    externalId === undefined ? null : `https://app.slack.com/client/${externalId.split('/')[0] ?? ''}`,
  compose: () => null,
  guide: 'https://api.slack.com/apps?new_app=1',
  fields: {
    address: {
      looksWrong: (typed) => !/\/services\/T\w+\/B\w+\/\w+/.test(typed),
      placeholder: `${ADDRESS}…`,
    },
    channel: { placeholder: '#announcements' },
  },
  preview: () => import('./preview.tsx'),
}

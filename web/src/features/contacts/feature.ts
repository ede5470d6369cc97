import { IconAddressBook } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const contacts: Feature = {
  name: 'contacts',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.contacts.pattern,
      titleKey: 'areas:studio.contacts',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./contacts-screen.tsx'),
    },
  ],
  actions: [
    {
      id: 'contacts.open',
      group: 'go',
      labelKey: 'common:nav.contacts',
      Icon: IconAddressBook,
      to: () => routes.contacts.href(),
    },
  ],
  budget: 60,
}

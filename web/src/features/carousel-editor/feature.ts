import { IconCarouselHorizontal } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const carouselEditor: Feature = {
  name: 'carousel-editor',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.carouselEditor.pattern,
      titleKey: 'common:nav.carousels',
      load: () => import('./decks-screen.tsx'),
    },
    {
      pattern: routes.contributions.pattern,
      titleKey: 'common:nav.contributions',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./contributions-screen.tsx'),
    },
    {
      pattern: routes.carouselEditorDeck.pattern,
      titleKey: 'common:nav.deck',
      needs: { right: 'write_drafts', without: 'closed' },
      load: () => import('./deck-screen.tsx'),
      samples: ['deck'],
    },
  ],
  navigation: {
    to: routes.carouselEditor.href(),
    labelKey: 'common:nav.carousels',
    Icon: IconCarouselHorizontal,
    group: 'create',
    letter: 'D',
  },
  screenActions: [
    async () => (await import('./deck-actions.ts')).DECK_ACTIONS,
    async () => (await import('@/decks/editor/commands/editor-action-list.ts')).EDITOR_ACTIONS,
  ],
  budget: 220,
}

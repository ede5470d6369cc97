import type { Feature } from '@/config/feature.ts'

export const failedPosts: Feature = {
  name: 'failed-posts',
  surroundings: 'admin',
  routes: [
    {
      pattern: 'failed-posts',
      titleKey: 'failed-posts:title',
      admin: { tabKey: 'failed-posts:tab', descriptionKey: 'failed-posts:description', order: 14 },
      load: () => import('./failed-posts-screen.tsx'),
    },
  ],
  budget: 60,
}

import { IconPhoto, IconPlus, IconUsersGroup } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const workspace: Feature = {
  name: 'workspace',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.workspace.pattern,
      load: () => import('./workspace-screen.tsx'),
      // One child per tab of `workspace-screen.tsx`.
      children: [
        { pattern: null, titleKey: 'common:nav.workspace', load: () => import('./members/members-page.tsx') },
        {
          pattern: routes.mediaLibrary.pattern,
          titleKey: 'common:nav.mediaLibrary',
          load: () => import('./media/media-page.tsx'),
        },
        {
          pattern: routes.workspaceApprovals.pattern,
          titleKey: 'common:nav.workspaceApprovals',
          load: () => import('./approvals/approvals-page.tsx'),
          needs: { right: 'manage_workspace', without: 'read_only' },
        },
        {
          pattern: routes.reviewLinks.pattern,
          titleKey: 'common:nav.reviewLinks',
          load: () => import('./review-links/review-links-page.tsx'),
        },
        {
          pattern: routes.workspaceActivity.pattern,
          titleKey: 'common:nav.workspaceActivity',
          load: () => import('./activity/activity-page.tsx'),
          needs: { right: 'read_internal', without: 'closed' },
        },
      ],
    },
  ],
  navigation: {
    to: routes.workspace.href(),
    labelKey: 'common:nav.workspace',
    Icon: IconUsersGroup,
    group: 'set-up',
    letter: 'W',
  },
  actions: [
    {
      id: 'media-library.open',
      group: 'go',
      labelKey: 'common:nav.mediaLibrary',
      Icon: IconPhoto,
      to: () => routes.mediaLibrary.href(),
    },
    {
      id: 'workspace.new',
      group: 'do',
      labelKey: 'common:workspace.new',
      Icon: IconPlus,
      run: ({ show }) => show(() => import('./new-workspace-dialog.tsx')),
    },
  ],
  screenActions: [async () => (await import('./members/member-actions.ts')).MEMBER_ACTIONS],
  budget: 45,
}

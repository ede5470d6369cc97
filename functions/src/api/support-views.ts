import * as contract from '@postwright/core/api/support-views'
import { askSupportView, changeAdminView, changeOwnView } from '../domain/support-views/change-view.ts'
import {
  viewAccount,
  viewNotifications,
  viewPost,
  viewPosts,
  viewWorkspaces,
} from '../domain/support-views/read-view.ts'
import { bind, type Route } from '../http/bind.ts'

const CHANGES = { limit: { perMinute: 20, by: 'account' } } as const
const READS = { limit: { perMinute: 60, by: 'account' } } as const

export const SUPPORT_VIEW_ROUTES: readonly Route[] = [
  bind(contract.answerSupportView, CHANGES, ({ deps, caller, input: { viewId, isAllowed } }) =>
    changeOwnView(deps, caller, viewId, isAllowed ? 'allow' : 'refuse'),
  ),

  bind(contract.withdrawSupportView, CHANGES, ({ deps, caller, input }) =>
    changeOwnView(deps, caller, input.viewId, 'end'),
  ),

  bind(contract.listSupportViews, READS, async ({ deps, input }) => ({
    views: await deps.supportViews.listLatest(input.uid, contract.LISTED_VIEWS_MAX),
  })),

  bind(contract.askSupportView, CHANGES, ({ deps, caller, input }) => askSupportView(deps, caller, input)),

  bind(contract.beginSupportView, { ...CHANGES, sensitive: true }, ({ deps, caller, input }) =>
    changeAdminView(deps, caller, input, 'begin'),
  ),

  bind(contract.endSupportView, CHANGES, ({ deps, caller, input }) => changeAdminView(deps, caller, input, 'end')),

  bind(contract.viewAccount, READS, ({ deps, caller, input }) => viewAccount(deps, caller, input)),

  bind(contract.viewWorkspaces, READS, ({ deps, caller, input }) => viewWorkspaces(deps, caller, input)),

  bind(contract.viewPosts, READS, ({ deps, caller, input }) => viewPosts(deps, caller, input)),

  bind(contract.viewPost, READS, ({ deps, caller, input }) => viewPost(deps, caller, input)),

  bind(contract.viewNotifications, READS, ({ deps, caller, input }) => viewNotifications(deps, caller, input)),
]

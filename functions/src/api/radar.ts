import * as contract from '@postwright/core/api/radar'
import { changeSource, checkNow, unfollowSource } from '../domain/radar/change-source.ts'
import { followSource, previewSource } from '../domain/radar/follow-source.ts'
import { importPosts } from '../domain/radar/import-posts.ts'
import { readRadar } from '../domain/radar/read-radar.ts'
import { bind, type Route } from '../http/bind.ts'

export const RADAR_ROUTES: readonly Route[] = [
  bind(
    contract.previewRadarSource,
    { limit: { perMinute: 20, by: 'account' }, service: 'feed_imports' },
    ({ deps, caller, input }) => previewSource(deps, caller, input),
  ),

  bind(
    contract.followRadarSource,
    { limit: { perMinute: 20, by: 'account' }, service: 'feed_imports' },
    ({ deps, caller, input }) => followSource(deps, caller, input),
  ),

  bind(contract.importRadarPosts, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    importPosts(deps, caller, input),
  ),

  bind(contract.changeRadarSource, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    changeSource(deps, caller, input),
  ),

  bind(
    contract.checkRadarSource,
    { limit: { perMinute: 20, by: 'account' }, service: 'feed_imports' },
    ({ deps, caller, input }) => checkNow(deps, caller, input),
  ),

  bind(contract.unfollowRadarSource, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    unfollowSource(deps, caller, input),
  ),

  bind(contract.readRadar, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    readRadar(deps, caller, input),
  ),
]

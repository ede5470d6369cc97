import * as contract from '@postwright/core/api/announcements'
import {
  endAnnouncement,
  listAnnouncements,
  saveAnnouncement,
  listNews,
  readAnnouncements,
} from '../domain/announcements/announcements.ts'
import { bind, bindPublic, type Route } from '../http/bind.ts'

export const ANNOUNCEMENT_ROUTES: readonly Route[] = [
  bind(contract.readAnnouncements, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller }) =>
    readAnnouncements(deps, caller),
  ),

  bindPublic(contract.listNews, { limit: { perMinute: 60, by: 'address' } }, ({ deps }) => listNews(deps)),

  bind(contract.listAnnouncements, { limit: { perMinute: 60, by: 'account' } }, ({ deps }) => listAnnouncements(deps)),

  bind(
    contract.saveAnnouncement,
    { limit: { perMinute: 20, by: 'account' }, sensitive: true },
    ({ deps, caller, input }) => saveAnnouncement(deps, caller, input),
  ),

  bind(contract.endAnnouncement, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    endAnnouncement(deps, caller, input),
  ),
]

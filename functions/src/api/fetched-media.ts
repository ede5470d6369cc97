import * as contract from '@postwright/core/api/fetched-media'
import { fetchMedia } from '../domain/media/upload-media.ts'
import { bind, type Route } from '../http/bind.ts'

export const FETCHED_MEDIA_ROUTES: readonly Route[] = [
  bind(
    contract.fetchMedia,
    { limit: { perMinute: 60, by: 'account_and_address' }, service: 'media' },
    ({ deps, caller, input }) => fetchMedia(deps, caller, input),
  ),
]

import * as contract from '@postwright/core/api/media-library'
import { trashMedia } from '../domain/media-library/delete-media.ts'
import { deleteMediaFolder, saveMediaFolder } from '../domain/media-library/media-folders.ts'
import { describeMedia, organiseMedia } from '../domain/media-library/organise-media.ts'
import { readMediaStorage } from '../domain/media-library/read-storage.ts'
import { replaceMedia } from '../domain/media-library/replace-media.ts'
import { bind, type Route } from '../http/bind.ts'

export const MEDIA_LIBRARY_ROUTES: readonly Route[] = [
  bind(contract.organiseMedia, { limit: { perMinute: 120, by: 'account' } }, ({ deps, caller, input }) =>
    organiseMedia(deps, caller, input),
  ),

  bind(contract.describeMedia, { limit: { perMinute: 120, by: 'account' } }, ({ deps, caller, input }) =>
    describeMedia(deps, caller, input),
  ),

  bind(contract.trashMedia, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    trashMedia(deps, caller, input),
  ),

  bind(contract.saveMediaFolder, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    saveMediaFolder(deps, caller, input),
  ),

  bind(contract.deleteMediaFolder, { limit: { perMinute: 120, by: 'account' } }, ({ deps, caller, input }) =>
    deleteMediaFolder(deps, caller, input),
  ),

  bind(contract.replaceMedia, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    replaceMedia(deps, caller, input),
  ),

  bind(contract.readMediaStorage, { limit: { perMinute: 120, by: 'account' } }, ({ deps, caller, input }) =>
    readMediaStorage(deps, caller, input),
  ),
]

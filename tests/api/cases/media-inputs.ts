import type { EndpointName } from './access-kinds.ts'

/** Inputs of calls about the media library. Files are in no folder; the folder to delete and the replacement do not exist. */
export function mediaInputs(name: EndpointName, mediaId: string) {
  const folders: Partial<Record<EndpointName, string | null>> = { deleteMediaFolder: 'gone', saveMediaFolder: null }
  const folderId = Object.hasOwn(folders, name) ? folders[name] : ''
  const said = { altText: 'Oak', author: 'Ada', sourceUrl: '', licence: '', tags: [] }
  const crop = { left: 1, top: 1, width: 8, height: 8 }
  return { mediaId, crop, mediaIds: [mediaId], folderId, parentId: '', withId: 'gone', ...said }
}

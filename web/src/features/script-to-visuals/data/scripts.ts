import { query, type Query, limit } from 'firebase/firestore'
import { scripts } from '@postwright/core/collections/scripts'
import type { Script } from '@postwright/core/model/script'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { useTranslation } from 'react-i18next'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'
import { scriptDrafts } from './script-drafts.ts'
import { useMemo } from 'react'
import { SCRIPT_VERSIONS_MAX, type ScriptVersion, scriptVersions } from '@postwright/core/collections/script-versions'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'

/** Returns the query of a workspace's scripts, the most recently changed first. */
export function scriptsQuery(workspaceId: string): Query<Script> {
  return query(collectionRef(scripts, workspaceId), ...listOrder(scripts))
}

/** Moves a script to the trash after the time to undo. Works made from it are kept. */
export function useDeleteScript() {
  const { t } = useTranslation('scripts')
  const remove = useDeleteDocument(scriptDrafts)
  return ({ id, name }: Pick<Script, 'id' | 'name'>) => {
    const values = { name: name || t('scripts:untitled') }
    remove(id, { deleted: t('scripts:deleted', values), failed: t('scripts:notDeleted', values) })
  }
}

/** Returns the versions of a script, the newest first. Live. */
export function useScriptVersions(workspaceId: string, scriptId: string): LiveList<ScriptVersion> {
  const versions = useMemo(
    () =>
      query(
        collectionRef(scriptVersions, workspaceId, scriptId),
        ...listOrder(scriptVersions),
        limit(SCRIPT_VERSIONS_MAX),
      ),
    [workspaceId, scriptId],
  )
  return useLiveList(versions)
}

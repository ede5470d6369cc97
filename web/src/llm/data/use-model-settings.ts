import { doc } from 'firebase/firestore'
import { modelSettings } from '@postwright/core/collections/model-settings'
import { MODEL_SETTINGS_ID, type ModelSettings } from '@postwright/core/model/model-settings'
import { collectionRef } from '@/lib/live/refs.ts'
import { type LiveDoc, useLiveDoc } from '@/lib/live/use-live.ts'

/** Returns the workspace's model settings. Live. */
export function useModelSettings(workspaceId: string): LiveDoc<ModelSettings> {
  return useLiveDoc(doc(collectionRef(modelSettings, workspaceId), MODEL_SETTINGS_ID))
}

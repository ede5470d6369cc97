import { useEffect, useState } from 'react'
import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import type { LayerOf } from '@postwright/core/scene/layer'
import { lazyPart, useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { type Picture, loadImages } from '../../drawing/images.ts'
import { useEditor, useEditorPart, useView } from '../editor-context.ts'
import type { Editor } from '../editor.ts'
import { getCurrentLayers } from '../editor-selectors.ts'

const CropFrameView = lazyPart(async () => (await import('./crop-frame-view.tsx')).CropFrameView)

/** Tool for cropping an image in place, shown once the image is loaded. */
export function CropTool() {
  const editor = useEditor()
  const editing = useView((state) => state.editing)
  const layer = useEditorPart((now) => getCurrentLayers(now).find(({ id }) => id === editing), Object.is)
  const [loaded, setLoaded] = useState<{ id: string; picture: Picture } | null>(null)
  useLoadWhenIdle(CropFrameView.load)
  const mediaId = layer?.type === 'image' ? layer.mediaId : null

  useEffect(() => {
    let isGone = false
    async function load(id: string) {
      const picture = (await loadImages(editor.ports.pictures, [id])).get(id)
      if (isGone) return
      if (picture) setLoaded({ id, picture })
      else editor.view.set({ editing: '' })
    }
    if (mediaId !== null) void load(mediaId)
    return () => {
      isGone = true
    }
  }, [editor, mediaId])

  if (layer?.type !== 'image' || loaded?.id !== mediaId || !loaded) return null
  return <CropFrameView key={layer.id} layer={layer} picture={loaded.picture} />
}

/**
 * Starts cropping a layer.
 * @returns whether the layer is an image that can be cropped
 */
export function beginCrop(editor: Editor, layerId: string): boolean {
  const tree = layerTree(getCurrentLayers(editor))
  const layer = tree.get(layerId)
  if (!isCropped(layer) || tree.isLocked(layerId)) return false
  editor.view.set({ selection: [layerId], editing: layerId })
  return true
}

function isCropped(layer: ReturnType<ReturnType<typeof layerTree>['get']>): layer is LayerOf<'image'> {
  return layer?.type === 'image' && layer.mediaId !== null
}

import { removeSlide } from '../../commands/slide-commands.ts'
import type { Scene, SceneSlide } from '../../scene.ts'
import type { Finding } from '../finding.ts'
import type { LintOptions } from '../lint-context.ts'

/** Finds slides with the same visible content as an earlier slide, regardless of layer ids. */
export function findDuplicateSlides(scene: Scene, { format }: LintOptions): Finding[] {
  const shown = scene.slides.filter(({ isHidden, kind, layers }) => !isHidden && kind !== 'common' && layers.length > 0)
  const first = new Map<string, number>()
  return shown.flatMap((slide, at): Finding[] => {
    const content = contentOf(slide)
    const place = first.get(content)
    if (place === undefined) {
      first.set(content, at + 1)
      return []
    }
    const fix = removeSlide(scene, { slideId: slide.id })
    return [
      {
        check: 'duplicateSlide',
        slideId: slide.id,
        layerId: '',
        format,
        box: null,
        reason: { key: 'duplicateSlide', place },
        fixes: fix ? [fix] : [],
        isSafe: false,
      },
    ]
  })
}

const known = new WeakMap<SceneSlide, string>()

/** Returns the visible content of a slide; layers are identified by their index, so that copies compare as equal. Unchanged slides are cached. */
function contentOf(slide: SceneSlide): string {
  const content = known.get(slide) ?? writeContent(slide)
  known.set(slide, content)
  return content
}

function writeContent({ background, layers }: SceneSlide): string {
  const places = new Map(layers.map(({ id }, at) => [id, String(at)]))
  const named = layers.map((layer) => ({
    ...layer,
    id: '',
    name: '',
    slot: '',
    groupId: places.get(layer.groupId) ?? '',
  }))
  return JSON.stringify([background, named])
}

import {
  IconClipboardCopy,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconFlagCheck,
  IconSquare,
  IconStack2,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Change } from '@postwright/core/scene/change'
import { duplicateSlide, removeSlide, setSlide } from '@postwright/core/scene/commands/slide-commands'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import { SLIDE_KINDS } from '@postwright/core/scene/slide'
import type { OfferedAction } from '@/config/action.ts'
import { copySlideOf } from '../commands/clipboard.ts'
import { followChange } from '../commands/follow-change.ts'
import type { Editor } from '../editor.ts'
import { runChange } from '../run-change.ts'

const KIND_ICONS = {
  intro: IconFlag,
  content: IconSquare,
  outro: IconFlagCheck,
  common: IconStack2,
} as const satisfies Record<SceneSlide['kind'], TablerIcon>

const KIND_KEYS = {
  intro: 'panels:slides.makeIntro',
  content: 'panels:slides.makeContent',
  outro: 'panels:slides.makeOutro',
  common: 'panels:slides.makeCommon',
} as const satisfies Record<SceneSlide['kind'], string>

/** What can be done with a slide in the strip of slides. */
export function slideActions(editor: Editor, slide: SceneSlide, count: number): OfferedAction[] {
  const run = (make: (scene: Scene) => Change | null) => () => {
    const change = make(editor.store.getState().scene)
    if (runChange(editor, change) && change) followChange(editor, change)
  }
  const target = { slideId: slide.id }
  const { isHidden } = slide
  return [
    {
      id: 'slide.duplicate',
      labelKey: 'panels:slides.duplicate',
      Icon: IconCopy,
      run: run((scene) => duplicateSlide(scene, target, { id: editor.ports.newSlideId() })),
    },
    {
      id: 'slide.copy',
      labelKey: 'panels:slides.copy',
      Icon: IconClipboardCopy,
      run: () => void copySlideOf(editor, slide.id),
    },
    {
      id: 'slide.hide',
      labelKey: isHidden ? 'panels:slides.show' : 'panels:slides.hide',
      Icon: isHidden ? IconEye : IconEyeOff,
      run: run((scene) => setSlide(scene, target, { isHidden: !isHidden })),
    },
    ...SLIDE_KINDS.filter((kind) => kind !== slide.kind).map((kind) => ({
      id: `slide.${kind}`,
      labelKey: KIND_KEYS[kind],
      Icon: KIND_ICONS[kind],
      run: run((scene) => setSlide(scene, target, { kind })),
    })),
    ...(count > 1
      ? [
          {
            id: 'slide.delete',
            labelKey: 'panels:slides.delete',
            Icon: IconTrash,
            isDestructive: true,
            run: run((scene) => removeSlide(scene, target)),
          },
        ]
      : []),
  ]
}

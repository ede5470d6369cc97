import { IconCalendarOff, IconCalendarTime, IconDeviceFloppy, IconRepeat, IconSend } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'

/** Context of the actions in the editor of a post that can still be changed. */
export type ComposerContext = {
  isPlanned: boolean
  onSchedule: () => void
  onSave: () => void
  onPublishNow: () => void
  onTakeBack: () => void
  /** True for a post of a series, which already repeats. */
  isInSeries: boolean
  onRepeat: () => void
}

export const COMPOSER_ACTIONS: readonly Action<ComposerContext>[] = [
  {
    id: 'content-studio.schedule',
    right: 'plan_posts',
    labelKey: 'studio:action.schedule',
    Icon: IconCalendarTime,
    keys: ['Mod', 'Enter'],
    run: ({ onSchedule }) => onSchedule(),
  },
  {
    id: 'content-studio.save',
    labelKey: 'studio:action.save',
    Icon: IconDeviceFloppy,
    keys: ['Mod', 'S'],
    run: ({ onSave }) => onSave(),
  },
  {
    id: 'content-studio.publish-now',
    right: 'plan_posts',
    labelKey: 'studio:schedule.publishNow',
    Icon: IconSend,
    run: ({ onPublishNow }) => onPublishNow(),
  },
  {
    id: 'content-studio.repeat',
    right: 'plan_posts',
    labelKey: 'studio:schedule.repeat',
    Icon: IconRepeat,
    when: ({ isInSeries }) => !isInSeries,
    run: ({ onRepeat }) => onRepeat(),
  },
  {
    id: 'content-studio.take-back',
    right: 'plan_posts',
    labelKey: 'studio:schedule.cancel',
    Icon: IconCalendarOff,
    when: ({ isPlanned }) => isPlanned,
    run: ({ onTakeBack }) => onTakeBack(),
  },
]

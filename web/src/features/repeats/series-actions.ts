import { IconCalendarTime, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'
import { routes } from '@/config/routes.ts'

/** Context of the actions for one series of the list. */
export type SeriesContext = { nextPostId: string | null; onChange: () => void; onDelete: () => void }

export const SERIES_ACTIONS: readonly Action<SeriesContext>[] = [
  {
    id: 'repeats.change',
    right: 'plan_posts',
    labelKey: 'repeats:action.change',
    Icon: IconCalendarTime,
    run: ({ onChange }) => onChange(),
  },
  {
    id: 'repeats.write',
    right: 'plan_posts',
    labelKey: 'repeats:action.write',
    Icon: IconPencil,
    when: ({ nextPostId }) => nextPostId !== null,
    to: ({ nextPostId }) => routes.contentStudioPost.href(nextPostId ?? ''),
  },
  {
    id: 'repeats.delete',
    right: 'plan_posts',
    labelKey: 'repeats:action.delete',
    Icon: IconTrash,
    isDestructive: true,
    run: ({ onDelete }) => onDelete(),
  },
]

import { useTranslation } from 'react-i18next'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import { placeBetween } from '@postwright/core/places/place'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { laneDrafts, type LaneDraft, removeLane } from '../data/lanes.ts'

/** Returns the commands for lanes. All except adding a lane can be undone for a while. */
export function useLaneCommands(lanes: readonly IdeaLane[]) {
  const { t } = useTranslation(['ideas', 'common'])
  const { user, workspaceId } = useSignedIn()
  const undo = t('common:action.undo')
  const told = (outcome: string) => outcome === 'written' || toast.error(t('ideas:lane.notSaved'))

  async function write({ id, rev, name, color, place }: IdeaLane, change: Partial<LaneDraft>): Promise<void> {
    const draft = { name, color, place, ...change }
    told(await laneDrafts.server.write(workspaceId, id, { uid: user.id, draft, rev: rev + 1 }))
  }

  function change(lane: IdeaLane, fields: Partial<LaneDraft>, words: string) {
    void write(lane, fields)
    toast.undo(words, { label: undo, onUndo: () => void write({ ...lane, rev: lane.rev + 1 }, {}) })
  }

  return {
    add: async (draft: Pick<LaneDraft, 'name' | 'color'>) => {
      const place = placeBetween(lanes.at(-1)?.place ?? null, null) ?? 0
      const id = laneDrafts.server.newId(workspaceId)
      told(await laneDrafts.server.create(workspaceId, id, { uid: user.id, draft: { ...draft, place } }))
    },

    edit: (lane: IdeaLane, fields: Pick<LaneDraft, 'name' | 'color'>) => {
      change(lane, fields, t('ideas:lane.edited', { name: fields.name }))
    },

    /** Moves a lane one step to the right (1) or to the left (-1). */
    move: (lane: IdeaLane, by: 1 | -1) => {
      const others = lanes.filter(({ id }) => id !== lane.id)
      const at = lanes.findIndex(({ id }) => id === lane.id) + by
      const place = placeBetween(others[at - 1]?.place ?? null, others[at]?.place ?? null)
      if (at < 0 || at > others.length || place === null) return
      change(lane, { place }, t('ideas:lane.moved', { name: lane.name }))
    },

    remove: (lane: IdeaLane) => {
      const into = lanes.find(({ id }) => id !== lane.id)
      if (!into) return
      hiddenDocuments.hide(lane.id)
      const show = () => hiddenDocuments.show(lane.id)
      toast.undo(t('ideas:lane.deleted', { name: lane.name, into: into.name }), {
        label: undo,
        onUndo: show,
        onExpire: () =>
          void removeLane({ workspaceId, uid: user.id }, lane.id, into.id).then((isRemoved) => {
            if (isRemoved) return
            show()
            toast.error(t('ideas:lane.notDeleted', { name: lane.name }))
          }),
      })
    },
  }
}

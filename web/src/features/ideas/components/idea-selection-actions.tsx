import { Button, Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SelectionCampaign } from '@/campaigns/selection-campaign.tsx'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import type { Idea } from '@postwright/core/collections/ideas'
import { IDEA_LABELS_MAX } from '@postwright/core/limits'
import { SelectionLabels } from '@/documents/selection-labels.tsx'
import { useChangeDocuments } from '@/documents/use-change-documents.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { ideaDrafts } from '../data/idea-drafts.ts'
import { topPlaces } from '../data/idea-places.ts'

type Props = {
  selected: readonly Idea[]
  lanes: readonly IdeaLane[]
  onChange: () => void
  /** @param kept ids that stay selected */
  onDone: (kept?: readonly string[]) => void
}

/** Moves the selected ideas to the top of another lane, in order, or changes their labels. */
export function IdeaSelectionActions({ selected, lanes, onChange, onDone }: Props) {
  const { t } = useTranslation(['ideas', 'drafts'])
  const { workspaceId } = useSignedIn()
  const change = useChangeDocuments(ideaDrafts)
  const others = lanes.filter(({ id }) => selected.some(({ laneId }) => laneId !== id))

  async function move({ id: laneId, name }: IdeaLane) {
    const moved = selected.filter((idea) => idea.laneId !== laneId)
    onDone()
    const places = await topPlaces(workspaceId, laneId, moved.length)
    change(moved, (draft, at) => ({ ...draft, laneId, place: places[at] ?? 0 }), {
      changed: (count) => t('ideas:bulk.moved', { count, lane: name }),
      failed: (count) => t('drafts:bulk.notChanged', { count }),
      onChange,
    })
  }

  return (
    <>
      {others.length > 0 && (
        <Menu position="top-start">
          <Menu.Target>
            <Button size="compact-md" variant="default">
              {t('ideas:bulk.move')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((lane) => (
              <Menu.Item key={lane.id} onClick={() => void move(lane)}>
                {lane.name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <SelectionCampaign {...{ selected, drafts: ideaDrafts, onChange, onDone }} />
      <SelectionLabels {...{ selected, drafts: ideaDrafts, max: IDEA_LABELS_MAX, onChange, onDone }} />
    </>
  )
}

import { ideaLanes } from '@postwright/core/collections/idea-lanes'
import { ideas } from '@postwright/core/collections/ideas'
import { spreadPlaces } from '@postwright/core/order/place'
import type { DraftDesk } from './desk.ts'

const LANES = [
  {
    id: 'unsorted',
    name: 'Unsorted',
    color: 'gray',
    ideas: [
      { text: 'The smell of fresh shavings: what is it, chemically?', labels: ['craft'] },
      { text: 'Customers send pictures of chairs we made ten years ago. Ask for more.', labels: ['readers'] },
    ],
  },
  {
    id: 'to-write',
    name: 'To write',
    color: 'teal',
    ideas: [
      { text: 'Why we warm the glue: three pictures and a thermometer.', labels: ['craft', 'how-to'] },
      { text: 'What a repair costs, as a table. Be honest about when it is not worth it.', labels: ['prices'] },
    ],
  },
  {
    id: 'in-work',
    name: 'In work',
    color: 'yellow',
    ideas: [{ text: 'Four steps to a sharper chisel, as a carousel.', labels: ['how-to'] }],
  },
  { id: 'done', name: 'Done', color: 'green', ideas: [] },
] as const

/** A board with its first lanes and a few ideas. */
export async function writeDemoIdeas({ documents, workspaceId }: DraftDesk): Promise<void> {
  const lanePlaces = spreadPlaces(LANES.length)
  for (const [at, { id, ideas: noted, ...lane }] of LANES.entries()) {
    await documents.create(ideaLanes, { workspaceId, id }, { ...lane, place: lanePlaces[at] })
    const places = spreadPlaces(noted.length)
    for (const [index, idea] of noted.entries()) {
      const fields = { ...idea, media: [], source: '', laneId: id, place: places[index], postId: '' }
      await documents.create(ideas, { workspaceId, id: `demo-${id}-${index + 1}` }, fields)
    }
  }
}

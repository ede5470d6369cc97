import { ideaLanes } from '@postwright/core/collections/idea-lanes'
import { ideas } from '@postwright/core/collections/ideas'
import { spreadPlaces } from '@postwright/core/places/place'
import type { DraftDesk } from './desk.ts'

const LANES = [
  {
    id: 'unsorted',
    name: 'Unsorted',
    color: 'gray',
    ideas: [
      { text: 'The smell of fresh shavings: what is it, chemically?', labels: ['craft'] },
      { text: 'Customers send photos of chairs we made ten years ago. Ask for more.', labels: ['readers'] },
      { text: 'Which of our tools is older than we are? A tour of the wall behind the bench.', labels: ['craft'] },
    ],
  },
  {
    id: 'to-write',
    name: 'To write',
    color: 'teal',
    ideas: [
      { text: 'Why we warm the glue: three photos and a thermometer.', labels: ['craft', 'how-to'] },
      { text: 'The spring course in numbers: 6 places, 6 planes, 0 screws.', labels: ['course'] },
      { text: 'What a repair costs, as a table. Be honest about when it is not worth it.', labels: ['prices'] },
    ],
  },
  {
    id: 'in-work',
    name: 'In progress',
    color: 'yellow',
    ideas: [{ text: 'Four steps to a sharper chisel, as a carousel.', labels: ['how-to'] }],
  },
  {
    id: 'done',
    name: 'Done',
    color: 'green',
    ideas: [{ text: 'Where our wood comes from: five stops and a map.', labels: ['forest'] }],
  },
] as const

/** Creates the idea board with its first lanes and a few ideas. */
export async function writeDemoIdeas({ documents, workspaceId }: DraftDesk): Promise<void> {
  const lanePlaces = spreadPlaces(LANES.length)
  await Promise.all(
    LANES.flatMap(({ id, ideas: noted, ...lane }, at) => {
      const places = spreadPlaces(noted.length)
      return [
        documents.create(ideaLanes, { workspaceId, id }, { ...lane, place: lanePlaces[at] }),
        ...noted.map((idea, index) => {
          const fields = {
            ...idea,
            media: [],
            source: '',
            laneId: id,
            place: places[index],
            postId: '',
            campaignId: '',
          }
          return documents.create(ideas, { workspaceId, id: `demo-${id}-${index + 1}` }, fields)
        }),
      ]
    }),
  )
}

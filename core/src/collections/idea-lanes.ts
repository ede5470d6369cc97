import { z } from 'zod'
import { IDEA_LANE_NAME_MAX, IDEA_LANES_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { placeSchema } from '../places/place.ts'
import { oneLine } from '../text/text-fields.ts'
import { defineCollection } from './collection.ts'

export const LANE_COLORS = ['gray', 'teal', 'green', 'yellow', 'red'] as const

/** Ids of the lanes that every board starts with, the same in every workspace. */
export const FIRST_LANE_IDS = ['unsorted', 'to-write', 'in-work', 'done'] as const

/** A column of the idea board, `workspaces/{wid}/ideaLanes/{id}`. */
const ideaLaneSchema = documentBase.extend({
  name: oneLine(IDEA_LANE_NAME_MAX),
  color: z.enum(LANE_COLORS),
  place: placeSchema,
})

export type IdeaLane = z.infer<typeof ideaLaneSchema>

export const ideaLanes = defineCollection({
  name: 'ideaLanes',
  path: paths.ideaLanes,
  id: 'id',
  schema: ideaLaneSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: { by: 'editors', right: 'write_drafts', fields: ['name', 'color', 'place'], removable: true },
  order: { by: 'place', direction: 'asc' },
  cap: IDEA_LANES_MAX,
  sharedIds: FIRST_LANE_IDS,
  export: 'whole',
  deletion: 'below',
})

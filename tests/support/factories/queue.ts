import type { Queue } from '@postwright/core/model/queue'
import { makeBase } from './document-base.ts'

/** A queue with a slot each morning from Monday to Friday; set only the fields that the test is about. */
export function makeQueue(fields: Partial<Queue> = {}): Queue {
  return {
    ...makeBase('queue1'),
    name: 'Mornings',
    connectionIds: [],
    tzid: 'UTC',
    slots: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, time: '09:00' })),
    evergreen: null,
    pausedAt: null,
    plannedAt: null,
    moves: [],
    movingAt: null,
    movedBy: null,
    ...fields,
  }
}

import type { Post } from '@postwright/core/model/post'
import type { Queue } from '@postwright/core/model/queue'
import { slotTimes } from '@postwright/core/slots/slots'
import { makePost } from '../../support/factories/post.ts'

const DAY = 24 * 60 * 60 * 1000

/** The next slots of a queue from now on. */
const upcoming = ({ slots, tzid }: Queue) =>
  slotTimes({ slots, tzid }, { from: Date.now() + 60_000, until: Date.now() + 60 * DAY })

/** Posts that wait in the next slots of a queue. */
export const waitingIn = (queue: Queue, count: number): Post[] =>
  Array.from({ length: count }, (_, place) =>
    makePost({
      id: `post${place}`,
      text: `Post ${place}`,
      lifecycle: 'scheduled',
      queueId: queue.id,
      nextAt: upcoming(queue)[place] ?? 0,
      plannedAt: upcoming(queue)[place] ?? 0,
    }),
  )

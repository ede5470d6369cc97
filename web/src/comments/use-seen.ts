import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { Comment } from '@postwright/core/model/comment'
import { storageSlot } from '@/lib/storage-slot.ts'

/** Maximum number of comment subjects, such as posts or decks, whose last view is remembered. */
const KEPT_MAX = 200

const slot = storageSlot('postwright.commentsSeen', z.record(z.string(), z.number()), {})

/**
 * Returns a function that returns whether a comment was added since the user last viewed the comments on this device. Comments stay new until the
 * comments are opened again. The first view marks none as new.
 */
export function useSeen(uid: string, subjectId: string, comments: readonly Comment[]): (comment: Comment) => boolean {
  const key = `${uid}/${subjectId}`
  const [since] = useState(() => slot.read()[key] ?? null)
  const latest = Math.max(0, ...comments.map(({ postedAt }) => postedAt))

  useEffect(() => {
    if (latest === 0) return
    const { [key]: before = 0, ...others } = slot.read()
    if (before >= latest) return
    slot.write({ ...Object.fromEntries(Object.entries(others).slice(1 - KEPT_MAX)), [key]: latest })
  }, [key, latest])

  return ({ author, postedAt }) => since !== null && postedAt > since && (author.kind === 'guest' || author.uid !== uid)
}

import { limit, orderBy, query } from 'firebase/firestore'
import { decks } from '@postwright/core/collections/decks'
import { ideas } from '@postwright/core/collections/ideas'
import { plainText } from '@postwright/core/scene/text-content'
import { wordsOfSlide } from '@postwright/core/scene/outline/words-of-slide'
import { readSlides } from '@/stored-decks/data/read-slides.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'
import { useRecentPosts } from '@/posts/data/use-recent-posts.ts'

/** Maximum number of listed decks, and of listed ideas. */
const SHOWN = 10

/** A source for a script; a deck's text is read when it is chosen. */
export type ScriptSource = { id: string; name: string; text: string }

/** Returns the most recently changed posts. Live. */
export function usePostSources(workspaceId: string): LiveList<ScriptSource> {
  const posts = useRecentPosts(workspaceId)
  return mapped(posts, ({ id, title, text, thread }) => ({ id, name: title, text: [text, ...thread].join('\n\n') }))
}

/** Returns the most recently changed decks. Live. */
export function useDeckSources(workspaceId: string): LiveList<ScriptSource> {
  const read = useLiveList(query(collectionRef(decks, workspaceId), orderBy('updatedAt', 'desc'), limit(SHOWN)))
  return mapped(read, ({ id, name }) => ({ id, name, text: '' }))
}

/** Returns the most recently changed ideas. Live. */
export function useIdeaSources(workspaceId: string): LiveList<ScriptSource> {
  const read = useLiveList(query(collectionRef(ideas, workspaceId), orderBy('updatedAt', 'desc'), limit(SHOWN)))
  return mapped(read, ({ id, text }) => ({ id, name: '', text }))
}

function mapped<Entity>(read: LiveList<Entity>, map: (entity: Entity) => ScriptSource): LiveList<ScriptSource> {
  return read.status === 'ready' ? { ...read, data: read.data.map(map) } : read
}

/** Reads the text of a deck, one scene per slide. @throws FirebaseError without a connection */
export async function readDeckText(workspaceId: string, deckId: string): Promise<string> {
  const slides = await readSlides(workspaceId, deckId)
  return slides
    .filter(({ kind, isHidden }) => kind !== 'common' && !isHidden)
    .map((slide) => {
      const { title, body } = wordsOfSlide(slide)
      const heading = title.map(({ text }) => text).join('')
      const lines = body.map((paragraph) => `${MARKS[paragraph.list]}${plainText([paragraph])}`)
      return [heading === '' ? '' : `# ${heading}`, ...lines].filter((line) => line.trim() !== '').join('\n')
    })
    .filter((scene) => scene !== '')
    .join('\n\n')
}

const MARKS = { none: '', bullet: '- ', number: '1. ' } as const

import { useEffect, useState } from 'react'
import type { News } from '@postwright/core/api/announcements'

/** Announcements on the changelog, once the API has answered; the page is whole without them. */
export function useNews(): readonly News[] {
  const [news, setNews] = useState<readonly News[]>([])
  useEffect(() => {
    let isOpen = true
    // The API's client is loaded after the page is shown, which does not need it.
    void import('./data/load-news.ts')
      .then(({ loadNews }) => loadNews())
      .then(
        (found) => {
          if (isOpen) setNews(found)
        },
        () => undefined,
      )
    return () => {
      isOpen = false
    }
  }, [])
  return news
}

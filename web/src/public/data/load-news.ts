import { listNews } from '@postwright/core/api/announcements'
import { call } from '@/lib/api-client.ts'

/** Loads the public announcements of the changelog. */
export const loadNews = async () => (await call(listNews, {})).news

import { listNews } from '@postwright/core/api/announcements'
import { call } from '@/lib/api-client.ts'

/** Announcements for everybody that stand on the changelog. */
export const loadNews = async () => (await call(listNews, {})).news
